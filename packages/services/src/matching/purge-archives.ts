import { deletedChatMessages } from "@tefuda/db/schema/chat";
import { deletedMatchings } from "@tefuda/db/schema/matching";
import { reports } from "@tefuda/db/schema/report";
import { uploads } from "@tefuda/db/schema/upload";
import { and, asc, inArray, isNull, lt, sql } from "@tefuda/db/sql";
import {
  RELEASED_MESSAGES_KEPT_MONTHS,
  REPORT_KEPT_YEARS,
} from "@tefuda/domain/monitoring/retention";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

const MONTHS_A_YEAR = 12;
const BATCH = 50;

/**
 * Deletes the messages and files of released matchings after six months, so that figures stay
 * without persons, and reports after three years, as the privacy policy says.
 * @returns how many matchings lost their messages.
 */
export async function purgeArchives({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<number> {
  const now = clock();
  const oldest = addCalendarMonths(now, -RELEASED_MESSAGES_KEPT_MONTHS);
  let count = 0;
  for (;;) {
    const purged = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: deletedMatchings.id })
        .from(deletedMatchings)
        .where(
          and(isNull(deletedMatchings.messagesDeletedAt), lt(deletedMatchings.deletedAt, oldest)),
        )
        .orderBy(asc(deletedMatchings.deletedAt), asc(deletedMatchings.id))
        .limit(BATCH)
        .for("update", { skipLocked: true });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const messages = inArray(deletedChatMessages.matchingId, ids);
      // The sweep of uploads removes the files themselves.
      const keys = tx
        .select({
          key: sql<string>`substr(${deletedChatMessages.mediaUrl}, length('/files/') + 1)`,
        })
        .from(deletedChatMessages)
        .where(messages);
      await tx.update(uploads).set({ expiresAt: now }).where(inArray(uploads.storageKey, keys));
      await tx.delete(deletedChatMessages).where(messages);
      await tx
        .update(deletedMatchings)
        .set({
          aceId: null,
          jokerId: null,
          releasedBy: null,
          reason: null,
          matching: {},
          messagesDeletedAt: now,
        })
        .where(inArray(deletedMatchings.id, ids));
      return ids.length;
    });
    count += purged;
    if (purged < BATCH) break;
  }
  await db
    .delete(reports)
    .where(lt(reports.createdAt, addCalendarMonths(now, -REPORT_KEPT_YEARS * MONTHS_A_YEAR)));
  return count;
}
