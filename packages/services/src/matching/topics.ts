import type { Hint } from "@tefuda/adapters/bus/port";
import { z } from "zod";
import type { LiveChange, LiveCtx, LiveFollower, LiveTopic } from "../live/topic.ts";
import type { MatchingCard } from "./card.ts";
import { countUnread } from "./count-matchings.ts";
import { findCompanyMatching, findMatching } from "./get-matching.ts";
import { threadAddress, threadHints } from "./hints.ts";
import { listMatchings } from "./list-matchings.ts";

const SNAPSHOT_LIMIT = 50;
const uuid = z.uuid();

/** The cards read for a hint: a stream that follows the list and the thread reads one only once. */
const cards = new WeakMap<Hint, Map<string, Promise<MatchingCard | undefined>>>();

function cardOf(ctx: LiveCtx, hint: Hint): Promise<MatchingCard | undefined> {
  const read = cards.get(hint) ?? new Map<string, Promise<MatchingCard | undefined>>();
  cards.set(hint, read);
  const card = read.get(ctx.actor.userId) ?? findMatching(ctx, hint.id);
  read.set(ctx.actor.userId, card);
  return card;
}

const concernsRow = (topic: string) =>
  topic === threadHints.matching || topic === threadHints.messages;

/** A topic that a stranger opens is an empty list for good. */
export const nothing: LiveFollower<never> = {
  snapshot: [],
  isWhole: true,
  concerns: () => false,
  read: async () => [],
  position: () => undefined,
};

/** A matching key from a subscription, or nothing when it is none. */
export function matchingIdOf(key: string): string | undefined {
  return uuid.safeParse(key).data;
}

/** The address of the thread that a subscription names. */
export function threadAddressOf(key: string): string | undefined {
  const id = matchingIdOf(key);
  return id && threadAddress(id);
}

/** `matchings`: the actor's matchings, the newest 50 and every change (spec 7 · Live subscriptions). */
export const matchingsTopic: LiveTopic<MatchingCard> = {
  async open(ctx) {
    const { items } = await listMatchings(ctx, { tab: "all", limit: SNAPSHOT_LIMIT });
    return {
      snapshot: items.map((doc) => ({ type: "added", id: doc.id, doc })),
      isWhole: true,
      concerns: ({ topic }) => concernsRow(topic),
      read: async (hint) => [changeOf(hint.id, await cardOf(ctx, hint))],
      position: () => undefined,
    };
  },
};

/** `matching:{id}`: the head of one thread. */
export const matchingTopic: LiveTopic<MatchingCard> = { open: openHead(findMatching, cardOf) };

/** `company-matching:{id}`: the head of a thread for the administrators of its company. */
export const companyMatchingTopic: LiveTopic<MatchingCard> = {
  addressOf: threadAddressOf,
  open: openHead(findCompanyMatching, (ctx, { id }) => findCompanyMatching(ctx, id)),
};

type Head = Promise<MatchingCard | undefined>;

function openHead(
  find: (ctx: LiveCtx, id: string) => Head,
  findFor: (ctx: LiveCtx, hint: Hint) => Head,
): LiveTopic<MatchingCard>["open"] {
  return async (ctx, key) => {
    const id = matchingIdOf(key);
    const doc = id && (await find(ctx, id));
    if (!id || !doc) return nothing;
    return {
      snapshot: [{ type: "added", id, doc }],
      isWhole: true,
      concerns: (hint) => concernsRow(hint.topic) && hint.id === id,
      read: async (hint) => [changeOf(id, await findFor(ctx, hint))],
      position: () => undefined,
    };
  };
}

/** `unread`: one number, the unread messages over all matchings. */
export const unreadTopic: LiveTopic<{ readonly total: number }> = {
  async open(ctx) {
    const read = async (type: "added" | "modified") =>
      [{ type, id: "total", doc: { total: await countUnread(ctx) } }] as const;
    return {
      snapshot: await read("added"),
      isWhole: true,
      concerns: ({ topic }) => concernsRow(topic),
      read: () => read("modified"),
      position: () => undefined,
    };
  },
};

function changeOf(id: string, doc: MatchingCard | undefined): LiveChange<MatchingCard> {
  return doc ? { type: "modified", id, doc } : { type: "removed", id };
}
