import type { Signal } from "@tefuda/adapters/bus/port";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { rowIdOf } from "../live/row-topic.ts";
import { type LiveChange, type LiveTopic, noPosition, nothing } from "../live/topic.ts";
import { logReading } from "../matching/log-reading.ts";
import { threadAddressOf } from "../matching/topics.ts";
import { threadSignals } from "../signals/matching.ts";
import {
  findThread,
  readAfter,
  readChanging,
  readNewest,
  type ThreadAction,
} from "./read-thread.ts";
import { NEWS_LIMIT, reachThread, readNews, readOneNews } from "./read-together.ts";

const NEWEST = 50;
/** A client further behind than this starts anew. */
const RESUMABLE = 1000;

const added = (doc: ChatMessage) => ({ type: "added", id: doc.id, doc }) as const;
const modified = (doc: ChatMessage) => ({ type: "modified", id: doc.id, doc }) as const;

/**
 * `chat:{matchingId}`: the newest 50 messages and everything after them; on a resume, what came
 * after the position, and the standing messages that may have changed. The position is the number
 * of the last message. As numbers have no gaps, reading "after the last one" loses and doubles
 * nothing. Membership is checked again for every signal.
 */
export const chatTopic: LiveTopic<ChatMessage> = { open: openThread("message:read") };

/** `company-chat:{matchingId}`: the same for the administrators of the company that it belongs to. */
export const companyChatTopic: LiveTopic<ChatMessage> = {
  addressOf: threadAddressOf,
  open: openThread("message:read-company"),
};

function openThread(action: ThreadAction): LiveTopic<ChatMessage>["open"] {
  return async (ctx, key, position) => {
    const matchingId = rowIdOf(key);
    const thread = matchingId && (await findThread(ctx.db, ctx.actor, action, matchingId));
    if (!thread) return nothing;
    let onRecordUntil = await logReading(ctx, thread);

    const from = resumeFrom(position, thread.lastSeq);
    const snapshot: LiveChange<ChatMessage>[] =
      from === undefined
        ? (await readNewest(ctx.db, thread, NEWEST)).map(added)
        : [
            ...(await readChanging(ctx.db, thread, from, RESUMABLE)).map(modified),
            ...(await readAfter(ctx.db, thread, from, RESUMABLE)).map(added),
          ];
    let reached = snapshot.reduce(
      (last, change) => (change.type === "added" ? Math.max(last, change.doc.seq) : last),
      from ?? 0,
    );

    return {
      snapshot,
      isWhole: from === undefined,
      concerns: ({ topic, id }) =>
        (topic === threadSignals.messages && id === matchingId) ||
        (topic === threadSignals.changedMessage && id.startsWith(`${matchingId}:`)),
      async read(signal) {
        const asked = { actor: ctx.actor, action, matchingId };
        if (signal.topic === threadSignals.changedMessage) {
          const one = await readOneNews(ctx.db, { ...asked, messageId: messageIdOf(signal) });
          const [message] = one?.messages ?? [];
          return message && message.seq <= reached ? [modified(message)] : [];
        }
        const messages: ChatMessage[] = [];
        for (;;) {
          const news = await readNews(ctx.db, { ...asked, afterSeq: reached });
          if (!news) return [];
          if (ctx.clock().getTime() >= onRecordUntil)
            onRecordUntil = await logReading(ctx, news.thread);
          reached = news.messages.at(-1)?.seq ?? reached;
          messages.push(...news.messages);
          if (news.messages.length < NEWS_LIMIT) return messages.map(added);
        }
      },
      position: () => String(reached),
    };
  };
}

/** Where to continue, or nothing when the client has to start anew. */
function resumeFrom(position: string | undefined, lastSeq: number): number | undefined {
  if (!position || !/^\d{1,9}$/.test(position)) return undefined;
  const seq = Number(position);
  return seq <= lastSeq && lastSeq - seq <= RESUMABLE ? seq : undefined;
}

const messageIdOf = (signal: Signal) => signal.id.slice(signal.id.indexOf(":") + 1);

/** `typing:{matchingId}`: says when the other side is writing; nothing stands in it. */
export const typingTopic: LiveTopic<{ readonly at: string }> = {
  async open(ctx, key) {
    const matchingId = rowIdOf(key);
    const { db, actor, clock } = ctx;
    const action = "message:read";
    if (!matchingId || !(await findThread(db, actor, action, matchingId))) return nothing;
    return {
      snapshot: [],
      isWhole: true,
      concerns: ({ topic, id }) => topic === threadSignals.typing && id === matchingId,
      read: async () =>
        (await reachThread(db, { actor, action, matchingId }))
          ? [{ type: "modified", id: matchingId, doc: { at: clock().toISOString() } }]
          : [],
      position: noPosition,
    };
  },
};
