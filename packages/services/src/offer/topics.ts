import type { Signal } from "@tefuda/adapters/bus/port";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { Ctx } from "../kernel/context.ts";
import { changeOf, namedBy, rowTopic } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, noPosition, nothing } from "../live/topic.ts";
import { OFFER_SIGNAL } from "../signals/offer.ts";
import type { CompanyOfferCard, JokerOfferCard } from "./card-sides.ts";
import { countWaitingOffers } from "./count-waiting.ts";
import { findOffer, findOfferDetail, type OfferDetail } from "./get-offer.ts";
import { listOffers } from "./list-offers.ts";

const SNAPSHOT_LIMIT = 30;
const concernsOffer = ({ topic }: Signal) => topic === OFFER_SIGNAL;

/**
 * `offers`: the newest 30 offers of the actor's side, whatever their state, and every change. One
 * that was taken back, or that the actor no longer sees, is removed (spec 7 · Live subscriptions).
 */
export const offersTopic: LiveTopic<JokerOfferCard | CompanyOfferCard> = {
  async open(live) {
    const ctx = memberOf(live);
    if (!ctx) return nothing;
    const { items } = await listOffers(ctx, { limit: SNAPSHOT_LIMIT });
    return {
      snapshot: items.map((doc) => ({ type: "added", id: doc.id, doc })),
      isWhole: true,
      concerns: concernsOffer,
      read: async ({ id }) => [changeOf(id, (await findOffer(ctx, id))?.doc)],
      position: noPosition,
    };
  },
};

/** `offer:{id}`: one offer of the actor's side with its position, whose changes are told of as well. */
export const offerTopic: LiveTopic<OfferDetail> = rowTopic({
  async find(live, id) {
    const ctx = memberOf(live);
    return ctx && findOfferDetail(ctx, id);
  },
  concerns: namedBy(OFFER_SIGNAL),
});

/**
 * `offers-waiting`: one number, the offers that wait for the joker's answer.
 */
export const offersWaitingTopic: LiveTopic<{ readonly total: number }> = {
  async open(live) {
    const { actor } = live;
    if (actor.kind !== "joker") return nothing;
    const read = async (type: "added" | "modified") =>
      [
        { type, id: "total", doc: { total: await countWaitingOffers({ ...live, actor }) } },
      ] as const;
    return {
      snapshot: await read("added"),
      isWhole: true,
      concerns: concernsOffer,
      read: () => read("modified"),
      position: noPosition,
    };
  },
};

/** The context of someone who has offers at all. */
function memberOf(ctx: LiveCtx): Ctx<JokerActor | AceActor> | undefined {
  const { actor } = ctx;
  return hasOffers(actor) ? { ...ctx, actor } : undefined;
}

function hasOffers(actor: SignedInActor): actor is JokerActor | AceActor {
  return actor.kind !== "operator" && can(actor, "offer:list");
}
