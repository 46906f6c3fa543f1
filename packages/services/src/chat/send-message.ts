import { rows } from "@tefuda/db/rows";
import { chatMessages } from "@tefuda/db/schema/chat";
import { uniqueViolation } from "@tefuda/db/violations";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { SendMessage } from "@tefuda/domain/chat/schema";
import { MESSAGES_PER_DAY, MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { DAY_MS } from "@tefuda/domain/time/jst";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintMessages } from "../matching/hints.ts";
import { hintNotification } from "../notification/hints.ts";
import { toChatMessage } from "./message-row.ts";
import { requireThread } from "./read-thread.ts";
import { refuseFirstMessage } from "./refuse-first-message.ts";
import { type OneMessage, type WriteResult, writeStatement } from "./write-statement.ts";

const MINUTE_MS = 60_000;

/**
 * Sends a text or files into a thread (spec 3 · Chat message). The id is the client's: sending
 * again answers what the first call wrote. Several files are several messages; the first has the
 * given id, each other one the id of its upload.
 *
 * @throws AppError `dataNotFound` for a thread the actor cannot write in or a file that is not
 * theirs to send, `tooManyRequests` above 20 messages a minute or 300 a day, `restricted` for the
 * first message of a thread by a restricted person.
 */
export async function sendMessage(
  ctx: Ctx<SignedInActor>,
  input: SendMessage,
): Promise<{ message: ChatMessage }> {
  await refuseFirstMessage(ctx, input.matchingId);
  if (input.type === messageTypes.Normal) return { message: await sendOne(ctx, input) };
  const [uploadId, ...others] = input.uploadIds;
  const message = await sendOne(ctx, { ...input, uploadId });
  for (const other of others) await sendOne(ctx, { ...input, id: other, uploadId: other });
  return { message };
}

async function sendOne(ctx: Ctx<SignedInActor>, message: OneMessage): Promise<ChatMessage> {
  const { db, actor, clock, ports } = ctx;
  const result = await rows<WriteResult>(db, writeStatement(actor, message, clock())).catch(
    (error: unknown) => {
      // The same message is being written by another call: that one is the message.
      if (uniqueViolation(error) === "chat_messages_pkey") return [];
      throw error;
    },
  );
  const [written] = result;
  if (!written || written.seq === null) return answerUnwritten(ctx, message, written?.isTooMany);

  // Whoever waits for the message hears of it before the sender, who has it already.
  const others = (written.userIds ?? []).filter((userId) => userId !== actor.userId);
  hintMessages(ports.bus, [...others, actor.userId], message.matchingId);
  if (written.toldId) hintNotification(ports.bus, written.toldId, written.toldId);
  return {
    id: message.id,
    type: message.type,
    seq: written.seq,
    text: message.text,
    mediaUrl: written.mediaUrl,
    file: written.file,
    userId: actor.userId,
    userName: written.userName ?? "",
    isSystemMessage: false,
    isExpired: false,
    isRead: false,
    isSent: true,
    sentAt: new Date(Math.round(written.sentAtMs ?? 0)).toISOString(),
  };
}

/** Nothing was written: either it was before, or the thread, the file or the rate forbids it. */
async function answerUnwritten(
  ctx: Ctx<SignedInActor>,
  { id, matchingId }: OneMessage,
  isTooMany = false,
): Promise<ChatMessage> {
  const { db, actor } = ctx;
  const thread = await requireThread(db, actor, "message:write", matchingId);
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.id, id),
        eq(chatMessages.matchingId, matchingId),
        eq(chatMessages.userId, actor.userId),
      ),
    );
  if (row) return toChatMessage(row, thread);
  if (!isTooMany) throw new AppError("dataNotFound");
  throw new AppError("tooManyRequests", { retryAfter: await secondsToWait(ctx) });
}

/** Until the oldest of as many messages as one may send in a minute, or a day, is as old as that. */
async function secondsToWait({ db, actor, clock }: Ctx<SignedInActor>): Promise<number> {
  const sent = await db
    .select({ at: chatMessages.sentAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, actor.userId),
        inArray(chatMessages.type, [messageTypes.Normal, messageTypes.FileUrl]),
      ),
    )
    .orderBy(desc(chatMessages.sentAt))
    .limit(MESSAGES_PER_DAY);
  const free = [
    (sent[MESSAGES_PER_MINUTE - 1]?.at.getTime() ?? 0) + MINUTE_MS,
    (sent[MESSAGES_PER_DAY - 1]?.at.getTime() ?? 0) + DAY_MS,
  ];
  return Math.max(1, Math.ceil((Math.max(...free) - clock().getTime()) / 1000));
}
