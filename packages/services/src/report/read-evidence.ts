import type { Tx } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import type { EvidenceMessage } from "@tefuda/db/schema/report";
import { EVIDENCE_MESSAGES } from "@tefuda/domain/report/constants";
import { desc, eq } from "drizzle-orm";

/** The newest messages of a thread as a report keeps them, oldest first (spec 6 · Report). */
export async function readEvidence(tx: Tx, matchingId: string): Promise<EvidenceMessage[]> {
  const newest = await tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.matchingId, matchingId))
    .orderBy(desc(chatMessages.seq))
    .limit(EVIDENCE_MESSAGES);
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
