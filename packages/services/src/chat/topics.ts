import type { Hint } from "@tefuda/adapters/bus/port";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import type { LiveChange, LiveTopic } from "../live/topic.ts";
import { threadHints } from "../matching/hints.ts";
import { logReading } from "../matching/log-reading.ts";
import { matchingIdOf, nothing, threadAddressOf } from "../matching/topics.ts";
import {
  findThread,
  readAfter,
  readChanging,
  readNewest,
  readOne,
  type ThreadAction,
} from "./read-thread.ts";

const NEWEST = 50;
/** A client further behind than this starts anew. */
const RESUMABLE = 1000;

const added = (doc: ChatMessage) => ({ type: "added", id: doc.id, doc }) as const;
const modified = (doc: ChatMessage) => ({ type: "modified", id: doc.id, doc }) as const;

/**
 * `chat:{matchingId}`: the newest 50 messages and everything after them; on a resume, what came
 * after the position, and the standing messages that may have changed. The position is the number
 * of the last message. As numbers have no gaps, reading "after the last one" loses and doubles
 * nothing. Membership is checked again for every hint.
 */
export const chatTopic: LiveTopic<ChatMessage> = { open: openThread("message:read") };

/** `company-chat:{matchingId}`: the same for the administrators of the company that it belongs to. */
export const companyChatTopic: LiveTopic<ChatMessage> = {
  addressOf: threadAddressOf,
  open: openThread("message:read-company"),
};

function openThread(action: ThreadAction): LiveTopic<ChatMessage>["open"] {
  return async (ctx, key, position) => {
    const matchingId = matchingIdOf(key);
    const thread = matchingId && (await findThread(ctx.db, ctx.actor, action, matchingId));
    if (!thread) return nothing;
    await logReading(ctx, thread);

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
        (topic === threadHints.messages && id === thread.id) ||
        (topic === threadHints.changedMessage && id.startsWith(`${thread.id}:`)),
      async read(hint) {
        const now = await findThread(ctx.db, ctx.actor, action, thread.id);
        if (!now) return [];
        if (hint.topic === threadHints.changedMessage) {
          const message = await readOne(ctx.db, now, messageIdOf(hint));
          return message && message.seq <= reached ? [modified(message)] : [];
        }
        await logReading(ctx, now);
        const messages: ChatMessage[] = [];
        for (;;) {
          const batch = await readAfter(ctx.db, now, reached, RESUMABLE);
          reached = batch.at(-1)?.seq ?? reached;
          messages.push(...batch);
          if (batch.length < RESUMABLE) return messages.map(added);
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

const messageIdOf = (hint: Hint) => hint.id.slice(hint.id.indexOf(":") + 1);

/** `typing:{matchingId}`: says when the other side is writing; nothing stands in it. */
export const typingTopic: LiveTopic<{ readonly at: string }> = {
  async open(ctx, key) {
    const matchingId = matchingIdOf(key);
    const find = (id: string) => findThread(ctx.db, ctx.actor, "message:read", id);
    if (!matchingId || !(await find(matchingId))) return nothing;
    return {
      snapshot: [],
      isWhole: true,
      concerns: ({ topic, id }) => topic === threadHints.typing && id === matchingId,
      read: async () =>
        (await find(matchingId))
          ? [{ type: "modified", id: matchingId, doc: { at: ctx.clock().toISOString() } }]
          : [],
      position: () => undefined,
    };
  },
};
