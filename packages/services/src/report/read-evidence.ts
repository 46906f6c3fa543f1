import type { Tx } from "@tefuda/db/client";
import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import type { EvidenceMessage } from "@tefuda/db/schema/report";
import { desc, eq } from "@tefuda/db/sql";
import { EVIDENCE_MESSAGES } from "@tefuda/domain/report/constants";

/**
 * The newest messages of a thread as a report keeps them, oldest first (spec 6 · Report); of one
 * that has ended, those of the archive.
 */
export async function readEvidence(tx: Tx, matchingId: string): Promise<EvidenceMessage[]> {
  const standing = await newestOf(tx, chatMessages, matchingId);
  const newest =
    standing.length > 0 ? standing : await newestOf(tx, deletedChatMessages, matchingId);
  return newest.reverse().map(({ seq, type, userId, userName, text, file, sentAt, removedAt }) => ({
    seq,
    type,
    userId,
    userName,
    // What the support team took down is not shown again.
    text: removedAt ? "" : text,
    fileName: removedAt ? null : (file?.name ?? null),
    sentAt: sentAt.toISOString(),
  }));
}

function newestOf(
  tx: Tx,
  table: typeof chatMessages | typeof deletedChatMessages,
  matchingId: string,
) {
  return tx
    .select()
    .from(table)
    .where(eq(table.matchingId, matchingId))
    .orderBy(desc(table.seq))
    .limit(EVIDENCE_MESSAGES);
}
