import { users } from "@tefuda/db/schema/account";
import { notificationSettings } from "@tefuda/db/schema/notification";
import { and, eq, isNull } from "@tefuda/db/sql";
import type { MailSetting } from "@tefuda/domain/notification/mail-rules";
import type { Ctx } from "../kernel/context.ts";
import { readUnsubscribeLink } from "./unsubscribe-link.ts";

/**
 * Switches off the setting that a mail's link names, for whom it was mailed to, without a session: the
 * link is the proof. Doing it again changes nothing. A mail of that setting that waits to leave does
 * not leave any more. Answers the setting, `expired` for a link that is older than a year, and
 * `invalid` for one that is not ours or whose account is gone.
 */
export async function unsubscribe(
  ctx: Pick<Ctx, "db" | "clock" | "ports">,
  token: string,
): Promise<MailSetting | "expired" | "invalid"> {
  const link = await readUnsubscribeLink(ctx, token);
  if (typeof link === "string") return link;
  const { userId, setting } = link;
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.erasedAt)))
      .for("share");
    if (!user) return "invalid";
    const change = { [setting]: false, updatedAt: ctx.clock() };
    await tx
      .insert(notificationSettings)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: change });
    return setting;
  });
}
