import type { Signal } from "@tefuda/adapters/bus/port";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { Ctx } from "../kernel/context.ts";
import { changeOf } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, noPosition, nothing } from "../live/topic.ts";
import { LIKE_SIGNAL } from "../signals/like.ts";
import type { CompanyLikeCard, JokerLikeCard } from "./card.ts";
import { countWaitingLikes } from "./count-waiting.ts";
import { findLike, listLikes } from "./list-likes.ts";

const SNAPSHOT_LIMIT = 30;
const concernsLike = ({ topic }: Signal) => topic === LIKE_SIGNAL;

/**
 * `likes`: the newest 30 likes of the actor's side, whatever their state, and every change. One
 * that the actor no longer sees is removed (spec 7 · Live subscriptions).
 */
export const likesTopic: LiveTopic<JokerLikeCard | CompanyLikeCard> = {
  async open(live) {
    const ctx = memberOf(live);
    if (!ctx) return nothing;
    const { items } = await listLikes(ctx, { limit: SNAPSHOT_LIMIT });
    return {
      snapshot: items.map((doc) => ({ type: "added", id: doc.id, doc })),
      isWhole: true,
      concerns: concernsLike,
      read: async ({ id }) => [changeOf(id, await findLike(ctx, id))],
      position: noPosition,
    };
  },
};

/** `likes-waiting`: one number, the likes that wait for an answer of company staff. */
export const likesWaitingTopic: LiveTopic<{ readonly total: number }> = {
  async open(live) {
    const { actor } = live;
    if (actor.kind !== "ace" || !can(actor, "like:view-received")) return nothing;
    const read = async (type: "added" | "modified") =>
      [{ type, id: "total", doc: await countWaitingLikes({ ...live, actor }) }] as const;
    return {
      snapshot: await read("added"),
      isWhole: true,
      concerns: concernsLike,
      read: () => read("modified"),
      position: noPosition,
    };
  },
};

/** The context of someone who has likes at all. */
function memberOf(ctx: LiveCtx): Ctx<JokerActor | AceActor> | undefined {
  const { actor } = ctx;
  if (actor.kind === "operator" || !can(actor, "like:list")) return undefined;
  return { ...ctx, actor };
}
