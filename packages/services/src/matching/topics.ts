import type { Signal } from "@tefuda/adapters/bus/port";
import { changeOf, rowIdOf, rowTopic } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, noPosition } from "../live/topic.ts";
import { threadAddress, threadSignals } from "../signals/matching.ts";
import type { MatchingCard } from "./card.ts";
import { countUnread, followUnread } from "./count-matchings.ts";
import {
  findCompanyMatching,
  findMatching,
  followCompanyMatching,
  followMatching,
} from "./get-matching.ts";
import { listMatchings } from "./list-matchings.ts";

const SNAPSHOT_LIMIT = 50;

/** The cards read for a signal: a stream that follows the list and the thread reads one only once. */
const cards = new WeakMap<Signal, Map<string, Promise<MatchingCard | undefined>>>();

function cardOf(ctx: LiveCtx, signal: Signal): Promise<MatchingCard | undefined> {
  const read = cards.get(signal) ?? new Map<string, Promise<MatchingCard | undefined>>();
  cards.set(signal, read);
  const card = read.get(ctx.actor.userId) ?? followMatching(ctx, signal.id);
  read.set(ctx.actor.userId, card);
  return card;
}

const concernsRow = ({ topic }: Signal) =>
  topic === threadSignals.matching || topic === threadSignals.messages;

/** The address of the thread that a subscription names. */
export function threadAddressOf(key: string): string | undefined {
  const id = rowIdOf(key);
  return id && threadAddress(id);
}

/** `matchings`: the actor's matchings, the newest 50 and every change (spec 7 · Live subscriptions). */
export const matchingsTopic: LiveTopic<MatchingCard> = {
  async open(ctx) {
    const { items } = await listMatchings(ctx, { tab: "all", limit: SNAPSHOT_LIMIT });
    return {
      snapshot: items.map((doc) => ({ type: "added", id: doc.id, doc })),
      isWhole: true,
      concerns: concernsRow,
      read: async (signal) => [changeOf(signal.id, await cardOf(ctx, signal))],
      position: noPosition,
    };
  },
};

const concernsHead = (id: string) => (signal: Signal) => concernsRow(signal) && signal.id === id;

/** `matching:{id}`: the head of one thread. */
export const matchingTopic: LiveTopic<MatchingCard> = rowTopic({
  find: findMatching,
  concerns: concernsHead,
  follow: (ctx, _id, signal) => cardOf(ctx, signal),
});

/** `company-matching:{id}`: the head of a thread for the administrators of its company. */
export const companyMatchingTopic: LiveTopic<MatchingCard> = rowTopic({
  addressOf: threadAddressOf,
  find: findCompanyMatching,
  concerns: concernsHead,
  follow: followCompanyMatching,
});

/** `unread`: one number, the unread messages over all matchings. */
export const unreadTopic: LiveTopic<{ readonly total: number }> = {
  async open(ctx) {
    const total = await countUnread(ctx);
    return {
      snapshot: [{ type: "added", id: "total", doc: { total } }],
      isWhole: true,
      concerns: concernsRow,
      read: async () => [
        { type: "modified", id: "total", doc: { total: await followUnread(ctx) } },
      ],
      position: noPosition,
    };
  },
};
