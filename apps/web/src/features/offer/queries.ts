import type { OfferSort } from "@tefuda/domain/offer/constants";
import { nextPage } from "@/platform/next-page";
import type { TRPC } from "@/platform/trpc";

/** The offers that a seeker can answer, in the order that was asked for. */
export const receivedOffers = (trpc: TRPC, sort: OfferSort) =>
  trpc.offer.list.infiniteQueryOptions({ tab: "received", sort }, nextPage);

/** A seeker's offers that have ended. */
export const closedOffers = (trpc: TRPC) =>
  trpc.offer.list.infiniteQueryOptions({ tab: "closed" }, nextPage);
