import type { Tx } from "@tefuda/db/client";
import { calendarLinks } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { openTokens } from "./tokens.ts";

/** A link that was deleted here and still stands at the provider. */
export type DroppedLink = Pick<typeof calendarLinks.$inferSelect, "userId" | "tokenEncrypted">;

/** Deletes the link of a user, inside the transaction that ends it. */
export async function dropLink(tx: Tx, userId: string): Promise<DroppedLink | undefined> {
  const [dropped] = await tx
    .delete(calendarLinks)
    .where(eq(calendarLinks.userId, userId))
    .returning({ userId: calendarLinks.userId, tokenEncrypted: calendarLinks.tokenEncrypted });
  return dropped;
}

/**
 * Ends a dropped link at the provider, too. Call it after commit.
 * @returns false when the provider could not be told; nothing of ours can use the link in any case
 */
export async function revokeDropped(
  ctx: Pick<Ctx, "ports">,
  dropped: DroppedLink | undefined,
): Promise<boolean> {
  if (!dropped) return true;
  const { calendar } = ctx.ports;
  if (!calendar) return false;
  try {
    await calendar.revoke((await openTokens(ctx, dropped)).refreshToken);
    return true;
  } catch {
    return false;
  }
}
