import { sessions } from "@tefuda/db/schema/account";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { and, inArray, isNull, lt, lte } from "@tefuda/db/sql";
import { PUSHES_KEPT_DAYS } from "@tefuda/domain/push/rules";
import { addJstDays } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

/**
 * Deletes pushes a week after their end, those that never left at once, since they stand in the way of
 * those that wait, and browsers whose sessions ran out.
 */
export async function purgePushes({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const now = clock();
  await db.delete(pushOutbox).where(lt(pushOutbox.expiresAt, addJstDays(now, -PUSHES_KEPT_DAYS)));
  await db.delete(pushOutbox).where(and(isNull(pushOutbox.sentAt), lt(pushOutbox.expiresAt, now)));
  const over = db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, over));
}
