import type { BusPort } from "@tefuda/adapters/bus/port";

/** What the live streams of offers listen for; the id is the offer's. */
export const OFFER_HINT = "offers";

/** Tells both sides of an offer that it was made or changed. Call it after commit. */
export function hintOffer(
  bus: BusPort,
  offer: { readonly id: string; readonly jokerId: string; readonly aceId: string },
) {
  bus.publish({ to: [offer.jokerId, offer.aceId], topic: OFFER_HINT, id: offer.id });
}
