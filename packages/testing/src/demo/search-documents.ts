import { buildSearchDocument } from "@tefuda/domain/candidate/index-document";
import { RESPONSE_WINDOW_DAYS } from "@tefuda/domain/joker/score";
import type { MadeJoker } from "../factories/joker.ts";
import type { OfferRow } from "../factories/offer.ts";
import { daysBefore } from "../factories/times.ts";

/** The search documents of everyone who is registered, as saving each profile would write them. */
export function buildSearchDocuments(
  now: Date,
  made: readonly MadeJoker[],
  offers: readonly OfferRow[],
) {
  const since = daysBefore(now, RESPONSE_WINDOW_DAYS);
  const counted = offers.filter(
    ({ status, createdAt }) => status !== "withdrawn" && createdAt >= since,
  );
  return made
    .filter(({ joker }) => joker.registrationStatus === "registered")
    .map(({ joker, careers }) => {
      const received = counted.filter(({ jokerId }) => jokerId === joker.id);
      const response = {
        receivedOffers: received.length,
        answeredOffers: received.filter(({ answeredAt }) => answeredAt).length,
      };
      return {
        ...buildSearchDocument({ ...joker, careers }, response, now),
        updatedAt: now,
        searchableSince: joker.firstRegisteredAt ?? now,
      };
    });
}
