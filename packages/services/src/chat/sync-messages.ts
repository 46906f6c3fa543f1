import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { logReading } from "../matching/log-reading.ts";
import { readAfter, requireThread, type ThreadAction } from "./read-thread.ts";

const SYNC_LIMIT = 200;

interface Position {
  readonly matchingId: string;
  readonly afterSeq: number;
}

/**
 * What a client missed after message `afterSeq`, at most 200 messages, and how far the thread
 * has got; a client that is still behind asks again. @throws AppError `dataNotFound`
 */
export function syncMessages(ctx: Ctx<SignedInActor>, from: Position) {
  return syncReachable(ctx, "message:read", from);
}

/** The same of any thread of the company, for its admins. @throws AppError `dataNotFound` */
export function syncCompanyMessages(ctx: Ctx<SignedInActor>, from: Position) {
  return syncReachable(ctx, "message:read-company", from);
}

async function syncReachable(
  ctx: Ctx<SignedInActor>,
  action: ThreadAction,
  { matchingId, afterSeq }: Position,
): Promise<{ messages: ChatMessage[]; lastSeq: number }> {
  const { db, actor } = ctx;
  const thread = await requireThread(db, actor, action, matchingId);
  await logReading(ctx, thread);
  const messages = await readAfter(db, thread, afterSeq, SYNC_LIMIT);
  return { messages, lastSeq: Math.max(thread.lastSeq, messages.at(-1)?.seq ?? 0) };
}
