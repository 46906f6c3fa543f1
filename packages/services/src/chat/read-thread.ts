import type { Db } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, or } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { type MatchingAction, whereReachable } from "../matching/reach.ts";
import { type ReadMarks, toChatMessage } from "./message-row.ts";

/** As one of its two sides, or as an administrator of the company. */
export type ThreadAction = Extract<MatchingAction, "message:read" | "message:read-company">;

/** What reading a thread needs of its matching. */
export interface ThreadMarks extends ReadMarks {
  readonly id: string;
  readonly aceId: string | null;
  readonly lastSeq: number;
}

/** Messages that change after they were written: schedules and the interest question. */
const changingTypes = [
  messageTypes.SystemScheduleSelection,
  messageTypes.RescheduleMessage,
  messageTypes.InterestAction,
];

/** The columns of the marks. */
export const threadColumns = {
  id: matchings.id,
  jokerId: matchings.jokerId,
  aceId: matchings.aceId,
  lastSeq: matchings.lastSeq,
  aceLastReadSeq: matchings.aceLastReadSeq,
  jokerLastReadSeq: matchings.jokerLastReadSeq,
};

/** The marks of a thread the actor may read, or nothing. */
export async function findThread(
  db: Db,
  actor: SignedInActor,
  action: MatchingAction,
  matchingId: string,
): Promise<ThreadMarks | undefined> {
  const [thread] = await db
    .select(threadColumns)
    .from(matchings)
    .where(and(eq(matchings.id, matchingId), whereReachable(actor, action)));
  return thread;
}

/** @throws AppError `dataNotFound` for a thread the actor may not read. */
export async function requireThread(...args: Parameters<typeof findThread>): Promise<ThreadMarks> {
  const thread = await findThread(...args);
  if (!thread) throw new AppError("dataNotFound");
  return thread;
}

/** The newest messages, or those before `beforeSeq`; oldest first. */
export async function readNewest(
  db: Db,
  thread: ThreadMarks,
  limit: number,
  beforeSeq?: number,
): Promise<ChatMessage[]> {
  const found = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchingId, thread.id),
        beforeSeq === undefined ? undefined : lt(chatMessages.seq, beforeSeq),
      ),
    )
    .orderBy(desc(chatMessages.seq))
    .limit(limit);
  return found.reverse().map((row) => toChatMessage(row, thread));
}

/** The messages after `afterSeq`, oldest first. */
export async function readAfter(
  db: Db,
  thread: ThreadMarks,
  afterSeq: number,
  limit: number,
): Promise<ChatMessage[]> {
  const found = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.matchingId, thread.id), gt(chatMessages.seq, afterSeq)))
    .orderBy(asc(chatMessages.seq))
    .limit(limit);
  return found.map((row) => toChatMessage(row, thread));
}

/** Of the messages up to `seq`, those that may have changed since a reader saw them. */
export async function readChanging(
  db: Db,
  thread: ThreadMarks,
  seq: number,
  limit: number,
): Promise<ChatMessage[]> {
  const found = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.matchingId, thread.id),
        lte(chatMessages.seq, seq),
        gt(chatMessages.seq, seq - limit),
        or(inArray(chatMessages.type, changingTypes), isNotNull(chatMessages.removedAt)),
      ),
    )
    .orderBy(asc(chatMessages.seq));
  return found.map((row) => toChatMessage(row, thread));
}
