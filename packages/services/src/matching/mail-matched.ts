import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { inArray } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";
import type { CreatedMatching } from "./create-matching.ts";

/** Mails both sides that they have been matched, within the transaction that does it. */
export async function mailMatched(
  tx: Tx,
  ctx: Pick<Ctx, "clock" | "site">,
  { aceId, jokerId }: { readonly aceId: string; readonly jokerId: string },
  { matchingId, aceName, jokerName }: CreatedMatching,
): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [aceId, jokerId]));
  for (const { id, email } of people)
    await enqueueMail(tx, ctx, {
      template: "matchingEstablished",
      to: email,
      userId: id,
      params: {
        name: id === aceId ? jokerName : aceName,
        url: `${ctx.site.origin}/matchings/${matchingId}`,
      },
      dedupeKey: `matching:${matchingId}:${id}`,
    });
}
