import type { JokerOfferTab, OfferSort } from "@tefuda/domain/offer/constants";
import { jokerTabOfOffer } from "@tefuda/domain/offer/policy";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { JokerOffer } from "./types";

/** What the stream said of each offer: its newest card, or `null` when it is gone. */
export type LiveOffers = ReadonlyMap<string, JokerOffer | null>;

/** What a list of offers shows. */
export interface OfferView {
  readonly tab: JokerOfferTab;
  readonly sort?: OfferSort | undefined;
  readonly now: Date;
}

/** The status that counts at a moment: an open page outlives the deadlines it shows. */
export function statusAt(offer: Pick<JokerOffer, "status" | "expiresAt">, now: Date): OfferStatus {
  const isOpen = offer.status === "sent" || offer.status === "read";
  return isOpen && offer.expiresAt <= now ? "expired" : offer.status;
}

/**
 * The offers of a tab: the pages that were read, with what the stream said since laid over them.
 * Every offer once, in the order that was asked for.
 */
export function mergeOffers(
  read: readonly JokerOffer[],
  live: LiveOffers,
  { tab, sort = "newest", now }: OfferView,
): JokerOffer[] {
  const offers = new Map<string, JokerOffer | null>(read.map((offer) => [offer.id, offer]));
  for (const [id, offer] of live) offers.set(id, offer);
  return [...offers.values()]
    .filter((offer) => offer !== null)
    .map((offer) => ({ ...offer, status: statusAt(offer, now) }))
    .filter(({ status }) => jokerTabOfOffer(status) === tab)
    .sort(orders[sort]);
}

const orders: Record<OfferSort, (a: JokerOffer, b: JokerOffer) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  deadline: (a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1),
};
