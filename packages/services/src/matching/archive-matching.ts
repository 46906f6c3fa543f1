import type { Tx } from "@tefuda/db/client";
import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { asc, eq, sql } from "@tefuda/db/sql";
import type { DeletedMatchingRoute } from "@tefuda/domain/matching/constants";

export interface Archiving {
  readonly matching: typeof matchings.$inferSelect;
  readonly route: DeletedMatchingRoute;
  readonly releasedBy: string;
  readonly reason?: string | undefined;
  readonly now: Date;
}

/**
 * Moves a matching whose row is locked into the archive with its messages (spec 4 · Releasing a
 * matching): from the commit on it is nobody's thread any more.
 */
export async function archiveMatching(tx: Tx, archiving: Archiving): Promise<void> {
  const { matching, route, releasedBy, reason, now } = archiving;
  const { id, aceId, aceCompanyId, jokerId, recruitmentId, matchedAt } = matching;
  await tx.insert(deletedMatchings).values({
    id,
    aceId,
    aceCompanyId,
    jokerId,
    recruitmentId,
    matchedAt,
    route,
    releasedBy,
    reason: reason ?? null,
    interviewedAt: sql`array(
      select start_at from video_chats
      where matching_id = ${id} and status = 'done' order by start_at
    )`,
    // The words stand with the messages, which go before this does.
    matching: { ...matching, lastMessage: "", aceCloseText: null, jokerCloseText: null },
    deletedAt: now,
  });
  const messages = await tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, id))
    .orderBy(asc(chatMessages.seq));
  for (let at = 0; at < messages.length; at += 100)
    await tx.insert(deletedChatMessages).values(messages.slice(at, at + 100));
  await tx.delete(matchings).where(eq(matchings.id, id));
}
