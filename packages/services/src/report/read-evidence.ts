import type { Tx } from "@tefuda/db/client";
import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import type { EvidenceMessage } from "@tefuda/db/schema/report";
import { desc, eq } from "@tefuda/db/sql";
import { handOverTexts } from "@tefuda/domain/chat/labels.ja";
import { EVIDENCE_MESSAGES } from "@tefuda/domain/report/constants";

type MessageRow = typeof chatMessages.$inferSelect;

/**
 * The newest messages of a thread as a report keeps them, oldest first (spec 6 · Report); of one
 * that has ended, those of the archive.
 */
export async function readEvidence(tx: Tx, matchingId: string): Promise<EvidenceMessage[]> {
  const standing = await newestOf(tx, chatMessages, matchingId);
  const newest =
    standing.length > 0 ? standing : await newestOf(tx, deletedChatMessages, matchingId);
  return newest.reverse().map(({ seq, type, userId, userName, removedAt, sentAt, ...message }) => ({
    seq,
    type,
    userId,
    userName,
    // What the support team took down is not shown again.
    text: removedAt ? "" : namelessText(message),
    fileName: removedAt ? null : (message.file?.name ?? null),
    sentAt: sentAt.toISOString(),
  }));
}

/** A report keeps by id alone who was in the thread, and it outlives them. */
const namelessText = ({ text, params }: Pick<MessageRow, "text" | "params">) =>
  "aceId" in params ? handOverTexts.nameless : text;

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
