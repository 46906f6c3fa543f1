import type { Db } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { and, desc, eq, inArray, lte } from "@tefuda/db/sql";
import { isDatabaseAway, uniqueViolation } from "@tefuda/db/violations";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { SendMessage } from "@tefuda/domain/chat/schema";
import { MESSAGES_PER_DAY, MESSAGES_PER_MINUTE } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { DAY_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { together } from "../kernel/together.ts";
import { signalMessages } from "../signals/matching.ts";
import { signalNotification } from "../signals/notification.ts";
import { toChatMessage } from "./message-row.ts";
import { requireThread } from "./read-thread.ts";
import { refuseFirstMessage } from "./refuse-first-message.ts";
import { CLOCKS_APART_MS } from "./sent-at.ts";
import {
  type OneMessage,
  type WriteResult,
  type Writing,
  writeMessages,
  writersLike,
} from "./write-statement.ts";

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
  const shared = await writerOf(db, writersLike(actor))({ actor, message, clock });
  const written = shared?.isFree
    ? shared
    : await writeAlone(db, { actor, message }, clock()).catch((error: unknown) => {
        // The same message is being written by another call: that one is the message.
        if (uniqueViolation(error) === "chat_messages_pkey") return undefined;
        throw error;
      });
  if (!written || written.seq === null) return answerUnwritten(ctx, message, written?.isTooMany);

  // Whoever waits for the message hears of it before the sender, who has it already.
  const others = (written.userIds ?? []).filter((userId) => userId !== actor.userId);
  signalMessages(ports.bus, [...others, actor.userId], message.matchingId);
  if (written.toldId) signalNotification(ports.bus, written.toldId, written.toldId);
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

const writeAlone = async (db: Db, writing: Writing, now: Date) =>
  (await writeMessages(db, [writing], now, true))[0];

interface Waiting extends Writing {
  readonly clock: Ctx["clock"];
}

type Write = (waiting: Waiting) => Promise<WriteResult | undefined>;
const writers = new WeakMap<Db, Map<string, Write>>();

/**
 * Writes messages that come while a commit is under way in the next one, each sender's answer after its
 * commit. Answers nothing where a message has to be written alone: one that the database refuses does not
 * take the others with it.
 */
function writerOf(db: Db, kind: string): Write {
  const kinds = writers.get(db) ?? new Map<string, Write>();
  writers.set(db, kinds);
  const write =
    kinds.get(kind) ??
    together<Waiting, WriteResult | undefined>(
      async (waiting) => {
        const [first, ...others] = waiting;
        if (!first) return [];
        const results = await writeMessages(db, [first, ...others], first.clock(), false).catch(
          (error: unknown) => {
            if (isDatabaseAway(error)) throw error;
            return [];
          },
        );
        const byId = new Map(results.map((result) => [result.id, result]));
        return waiting.map(({ message }) => byId.get(message.id));
      },
      // The id is the sender's word: two of one id must not get each other's answer.
      { keysOf: ({ actor, message }) => [actor.userId, message.matchingId, message.id] },
    );
  kinds.set(kind, write);
  return write;
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
  const now = clock();
  const sent = await db
    .select({ at: chatMessages.sentAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, actor.userId),
        lte(chatMessages.sentAt, new Date(now.getTime() + CLOCKS_APART_MS)),
        inArray(chatMessages.type, [messageTypes.Normal, messageTypes.FileUrl]),
      ),
    )
    .orderBy(desc(chatMessages.sentAt))
    .limit(MESSAGES_PER_DAY);
  const free = [
    (sent[MESSAGES_PER_MINUTE - 1]?.at.getTime() ?? 0) + MINUTE_MS,
    (sent[MESSAGES_PER_DAY - 1]?.at.getTime() ?? 0) + DAY_MS,
  ];
  return Math.max(1, Math.ceil((Math.max(...free) - now.getTime()) / 1000));
}
