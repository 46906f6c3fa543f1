import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { logReading } from "../matching/log-reading.ts";
import { readNewest, requireThread, type ThreadAction } from "./read-thread.ts";

export interface ListMessagesInput {
  readonly matchingId: string;
  /** Messages before this one; absent means the newest. */
  readonly beforeSeq?: number | undefined;
  readonly limit: number;
}

export interface MessagePage {
  /** Oldest first. */
  readonly messages: ChatMessage[];
  readonly hasOlder: boolean;
}

/** A page of a thread, backwards from the newest message. @throws AppError `dataNotFound` */
export function listMessages(
  ctx: Ctx<SignedInActor>,
  input: ListMessagesInput,
): Promise<MessagePage> {
  return listReachable(ctx, "message:read", input);
}

/** A page of any thread of the company, for its admins to read. @throws AppError `dataNotFound` */
export function listCompanyMessages(
  ctx: Ctx<SignedInActor>,
  input: ListMessagesInput,
): Promise<MessagePage> {
  return listReachable(ctx, "message:read-company", input);
}

async function listReachable(
  ctx: Ctx<SignedInActor>,
  action: ThreadAction,
  { matchingId, beforeSeq, limit }: ListMessagesInput,
): Promise<MessagePage> {
  const { db, actor } = ctx;
  const thread = await requireThread(db, actor, action, matchingId);
  await logReading(ctx, thread);
  const messages = await readNewest(db, thread, limit, beforeSeq);
  return { messages, hasOlder: (messages[0]?.seq ?? 1) > 1 };
}
