import type { AceOfferTab, SentOfferFilter } from "@tefuda/domain/offer/constants";
import { aceTabOfOffer, isInFilter } from "@tefuda/domain/offer/policy";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { type LiveRows, layOver } from "@/platform/live/rows";
import type { LiveDocs } from "@/platform/live/wire";
import type { SentOffer } from "./types";

/** The status that counts at a moment: an open page outlives the deadlines it shows. */
export function statusAt({ status, expiresAt }: SentOffer, now: Date): OfferStatus {
  return (status === "sent" || status === "read") && expiresAt <= now ? "expired" : status;
}

/** Server and stream answer by the reader's side: only the company's offers name a seeker. */
const isSentOffer = (offer: LiveDocs["offers"]): offer is SentOffer => "joker" in offer;

/**
 * The offers of a tab: the pages that were read, with what the stream said since laid over them.
 * Every offer once, the newest first.
 */
export function mergeOffers(
  read: readonly LiveDocs["offers"][],
  live: LiveRows<LiveDocs["offers"]>,
  {
    tab,
    now,
    filter = {},
  }: { readonly tab: AceOfferTab; readonly now: Date; readonly filter?: SentOfferFilter },
): SentOffer[] {
  return layOver(read, live)
    .filter(isSentOffer)
    .map((offer) => ({ ...offer, status: statusAt(offer, now) }))
    .filter((offer) => aceTabOfOffer(offer.status) === tab && isInFilter(offer, filter))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
}
