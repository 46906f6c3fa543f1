import type { Tx } from "@tefuda/db/client";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { offers } from "@tefuda/db/schema/offer";
import { buildSearchDocument, type OfferResponse } from "@tefuda/domain/candidate/index-document";
import { RESPONSE_WINDOW_DAYS } from "@tefuda/domain/joker/score";
import { addJstDays } from "@tefuda/domain/time/jst";
import { and, count, eq, gte, ne } from "drizzle-orm";
import { findProfile } from "../joker/profile.ts";

/**
 * Brings the search document of a seeker up to date in the transaction that changes the profile
 * (spec 7 · Search): written for a registered seeker, taken away for any other.
 */
export async function upsertSearchDocument(tx: Tx, jokerId: string, now: Date): Promise<void> {
  const profile = await findProfile(tx, jokerId);
  if (!profile) return;
  const { joker, careers } = profile;
  if (joker.registrationStatus !== "registered" || joker.withdrawnAt) {
    await tx.delete(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, jokerId));
    return;
  }
  const response = await countResponses(tx, jokerId, now);
  const document = {
    ...buildSearchDocument({ ...joker, careers }, response, now),
    updatedAt: now,
  };
  await tx
    .insert(jokerSearchDocuments)
    .values(document)
    .onConflictDoUpdate({ target: jokerSearchDocuments.objectID, set: document });
}

/** Offers received in the last 90 days, and how many of them were answered. */
async function countResponses(tx: Tx, jokerId: string, now: Date): Promise<OfferResponse> {
  const [counted] = await tx
    .select({ receivedOffers: count(), answeredOffers: count(offers.answeredAt) })
    .from(offers)
    .where(
      and(
        eq(offers.jokerId, jokerId),
        ne(offers.status, "withdrawn"),
        gte(offers.createdAt, addJstDays(now, -RESPONSE_WINDOW_DAYS)),
      ),
    );
  return counted ?? { receivedOffers: 0, answeredOffers: 0 };
}
