import type { BusPort } from "@tefuda/adapters/bus/port";
import type { Tx } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { chatMessages } from "@tefuda/db/schema/chat";
import { type SQL, sql } from "@tefuda/db/sql";
import {
  type ChatViewer,
  countsAsUnread,
  type MessageType,
  SYSTEM_USER_ID,
} from "@tefuda/domain/chat/constants";
import { messagePreview } from "@tefuda/domain/chat/preview";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { ScheduleSnapshot } from "@tefuda/domain/schedule/types";
import { uuidv7 } from "uuidv7";
import { signalMessages, threadUserIds } from "../signals/matching.ts";
import { sentAt } from "./sent-at.ts";

/** Who writes: a member of the thread with the side and the name, or nobody. */
export type MessageWriter =
  | { readonly side: ChatViewer; readonly userId: string; readonly name: string }
  | "system";

export interface AppendedMessage {
  readonly matchingId: string;
  readonly type: MessageType;
  readonly writer: MessageWriter;
  /** The seeker's view, where the two differ. */
  readonly text: string;
  readonly schedule?: ScheduleSnapshot | undefined;
  /** What the text is filled with, besides the names of the two sides. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly now: Date;
}

export interface Appended {
  readonly matchingId: string;
  readonly messageId: string;
  readonly seq: number;
  /** Everyone in the thread: give them to `signalAppended` after commit. */
  readonly userIds: readonly string[];
}

interface MovedThread {
  readonly seq: number;
  readonly sentAtMs: number;
  readonly userIds: string[];
}

/**
 * Adds a message that is no text of a person's to a thread, within the caller's transaction: takes
 * the next number under the row's lock, moves the preview, and raises the other side's unread
 * counter when a side wrote what counts. Whoever has read everything has read one's own message,
 * and a line of nobody's.
 * @throws AppError dataNotFound for a thread that is no more
 */
export async function appendMessage(tx: Tx, message: AppendedMessage): Promise<Appended> {
  const { matchingId, type, writer, text, schedule, now } = message;
  const userId = writer === "system" ? SYSTEM_USER_ID : writer.userId;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [thread] = await rows<MovedThread>(
    tx,
    sql`update matchings set
          last_seq = last_seq + 1,
          last_message = ${messagePreview({ type, text, schedule })},
          last_sender_id = ${userId},
          last_messaged_at = ${sentAt(at)},
          updated_at = ${at},
          ${countersOf(writer, type)}
        where id = ${matchingId}
        returning last_seq as seq,
          (extract(epoch from last_messaged_at) * 1000)::float8 as "sentAtMs",
          ${threadUserIds} as "userIds"`,
  );
  if (!thread) throw new AppError("dataNotFound");
  const messageId = uuidv7();
  await tx.insert(chatMessages).values({
    id: messageId,
    matchingId,
    seq: thread.seq,
    type,
    text,
    userId,
    userName: writer === "system" ? "" : writer.name,
    isSystemMessage: writer === "system",
    sentAt: new Date(Math.round(thread.sentAtMs)),
    schedule,
    scheduleId: schedule?.id,
    params: message.params ?? {},
  });
  return { matchingId, messageId, seq: thread.seq, userIds: thread.userIds };
}

/** Tells everyone in the thread that a message came. Call it after commit. */
export function signalAppended(bus: BusPort, { matchingId, userIds }: Appended): void {
  signalMessages(bus, userIds, matchingId);
}

/** The reading side's counter, and the marks of those who had nothing left to read. */
function countersOf(writer: MessageWriter, type: MessageType): SQL {
  const keepsUp = (side: ChatViewer) =>
    sql.raw(
      `${side}_last_read_seq = case when ${side}_unread_count = 0 then last_seq + 1 else ${side}_last_read_seq end`,
    );
  if (writer === "system" || !countsAsUnread(type))
    return sql.join([keepsUp("ace"), keepsUp("joker")], sql`, `);
  const other = writer.side === "joker" ? "ace" : "joker";
  return sql`${keepsUp(writer.side)}, ${sql.raw(`${other}_unread_count = ${other}_unread_count + 1`)}`;
}
