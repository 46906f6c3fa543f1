import type { BusPort } from "@tefuda/adapters/bus/port";
import { type SQL, sql } from "@tefuda/db/sql";
import { rolesFor } from "@tefuda/domain/policy/can";

/**
 * What the live streams of a thread listen for. Signals go to those in the thread, and to the thread
 * itself: there administrators listen who have it open.
 */
export const threadSignals = {
  /** The matching's row changed: read marks, counters, its release. The id is the matching's. */
  matching: "matchings",
  /** The thread has new messages, and its row changed with them. The id is the matching's. */
  messages: "chat",
  /** A message that stood there changed. The id is `{matchingId}:{messageId}`. */
  changedMessage: "chat-changed",
  /** The other side is writing. The id is the matching's. */
  typing: "typing",
} as const;

/** Where a thread itself is told; not the bare id, under which people are told. */
export const threadAddress = (matchingId: string) => `thread:${matchingId}`;

const everyoneAt = (to: readonly string[], matchingId: string) => [
  ...to,
  threadAddress(matchingId),
];

/** Tells everyone in a thread that it has new messages. Call it after commit. */
export function signalMessages(bus: BusPort, to: readonly string[], matchingId: string) {
  bus.publish({ to: everyoneAt(to, matchingId), topic: threadSignals.messages, id: matchingId });
}

/** Tells everyone in a thread that its row changed, was made or is gone. Call it after commit. */
export function signalMatching(bus: BusPort, to: readonly string[], matchingId: string) {
  bus.publish({ to: everyoneAt(to, matchingId), topic: threadSignals.matching, id: matchingId });
}

/** Tells everyone in a thread that one of its messages changed. Call it after commit. */
export function signalChangedMessage(
  bus: BusPort,
  to: readonly string[],
  ids: { readonly matchingId: string; readonly messageId: string },
) {
  bus.publish({
    to: everyoneAt(to, ids.matchingId),
    topic: threadSignals.changedMessage,
    id: `${ids.matchingId}:${ids.messageId}`,
  });
}

const supporters = sql`(select array_agg(operators.id) from operators
  where operators.role in (${sql.join(
    rolesFor("message:read").map((role) => sql`${role}`),
    sql`, `,
  )}))`;

/**
 * The users in a thread as a JSON array, for statements on `matchings`: both members, or the
 * seeker and those of the support team who read its threads.
 */
export const threadUserIds: SQL<string[]> = sql`to_json(array_remove(
  array[matchings.joker_id, matchings.ace_id]
  || case when matchings.operator_id is null then '{}'::uuid[]
     else coalesce(${supporters}, '{}'::uuid[]) end, null))`;
