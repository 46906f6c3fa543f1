import type { AceOfferTab, SentOfferFilter } from "@tefuda/domain/offer/constants";
import { aceTabOfOffer, isInFilter } from "@tefuda/domain/offer/policy";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { SentOffer } from "./types";

/** What the stream said of each offer: its newest card, or `null` when it is gone. */
export type LiveOffers = ReadonlyMap<string, SentOffer | null>;

/** The status that counts at a moment: an open page outlives the deadlines it shows. */
export function statusAt({ status, expiresAt }: SentOffer, now: Date): OfferStatus {
  return (status === "sent" || status === "read") && expiresAt <= now ? "expired" : status;
}

/**
 * The offers of a tab: the pages that were read, with what the stream said since laid over them.
 * Every offer once, the newest first.
 */
export function mergeOffers(
  read: readonly SentOffer[],
  live: LiveOffers,
  {
    tab,
    now,
    filter = {},
  }: { readonly tab: AceOfferTab; readonly now: Date; readonly filter?: SentOfferFilter },
): SentOffer[] {
  const offers = new Map<string, SentOffer | null>(read.map((offer) => [offer.id, offer]));
  for (const [id, offer] of live) offers.set(id, offer);
  return [...offers.values()]
    .filter((offer) => offer !== null)
    .map((offer) => ({ ...offer, status: statusAt(offer, now) }))
    .filter((offer) => aceTabOfOffer(offer.status) === tab && isInFilter(offer, filter))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
}
