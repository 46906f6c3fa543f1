import type { JokerOfferTab, OfferSort } from "@tefuda/domain/offer/constants";
import { jokerTabOfOffer } from "@tefuda/domain/offer/policy";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { type LiveRows, layOver } from "@/platform/live/rows";
import type { LiveDocs } from "@/platform/live/wire";
import type { JokerOffer } from "./types";

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

/** Server and stream answer by the reader's side: only the company's offers name a seeker. */
const isJokerOffer = (offer: LiveDocs["offers"]): offer is JokerOffer => !("joker" in offer);

/**
 * The offers of a tab: the pages that were read, with what the stream said since laid over them.
 * Every offer once, in the order that was asked for.
 */
export function mergeOffers(
  read: readonly LiveDocs["offers"][],
  live: LiveRows<LiveDocs["offers"]>,
  { tab, sort = "newest", now }: OfferView,
): JokerOffer[] {
  return layOver(read, live)
    .filter(isJokerOffer)
    .map((offer) => ({ ...offer, status: statusAt(offer, now) }))
    .filter(({ status }) => jokerTabOfOffer(status) === tab)
    .sort(orders[sort]);
}

const orders: Record<OfferSort, (a: JokerOffer, b: JokerOffer) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  deadline: (a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1),
};
