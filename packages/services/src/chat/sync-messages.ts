import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { readAfter, requireThread } from "./read-thread.ts";

const SYNC_LIMIT = 200;

/**
 * What a client missed after message `afterSeq`, at most 200 messages, and how far the thread
 * has got; a client that is still behind asks again. @throws AppError `dataNotFound`
 */
export async function syncMessages(
  { db, actor }: Ctx<SignedInActor>,
  input: { readonly matchingId: string; readonly afterSeq: number },
): Promise<{ messages: ChatMessage[]; lastSeq: number }> {
  const thread = await requireThread(db, actor, "message:read", input.matchingId);
  const messages = await readAfter(db, thread, input.afterSeq, SYNC_LIMIT);
  return { messages, lastSeq: Math.max(thread.lastSeq, messages.at(-1)?.seq ?? 0) };
}
