import type { chatMessages } from "@tefuda/db/schema/chat";
import { SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { ScheduleSnapshot } from "@tefuda/domain/schedule/types";

type MessageRow = typeof chatMessages.$inferSelect;

/** How far each side of a thread has read. */
export interface ReadMarks {
  readonly jokerId: string;
  readonly aceLastReadSeq: number;
  readonly jokerLastReadSeq: number;
}

/**
 * A message as it reaches a client. One that was taken down keeps its place and says nothing;
 * whether it is read follows from how far the other side has read.
 */
export function toChatMessage(row: MessageRow, thread: ReadMarks): ChatMessage {
  const isRemoved = row.removedAt !== null;
  const readUpTo = row.userId === thread.jokerId ? thread.aceLastReadSeq : thread.jokerLastReadSeq;
  return {
    id: row.id,
    type: row.type,
    seq: row.seq,
    text: isRemoved ? "" : row.text,
    mediaUrl: isRemoved ? null : row.mediaUrl,
    file: isRemoved ? null : row.file,
    userId: row.userId,
    userName: row.userName,
    isSystemMessage: row.isSystemMessage,
    isExpired: row.isExpired,
    isRead: row.userId !== SYSTEM_USER_ID && row.seq <= readUpTo,
    readAt: row.readAt?.toISOString() ?? null,
    isSent: true,
    isRemoved,
    sentAt: row.sentAt.toISOString(),
    selectedInterestedThemes: row.selectedInterestedThemes,
    otherTheme: isRemoved ? null : row.otherTheme,
    selectedInterestAction: row.selectedInterestAction,
    // The domain writes this column, in this shape.
    schedule: row.schedule as ScheduleSnapshot | null,
  };
}
