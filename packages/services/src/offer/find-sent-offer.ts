import type { Db } from "@tefuda/db/client";
import { whereOfferOpen } from "@tefuda/db/queries/offer";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import { offerUndoableUntil } from "@tefuda/domain/offer/policy";

/** An ace's own offer to a person that waits for an answer, with the end of its undo window. */
export async function findSentOffer(
  db: Db,
  { jokerId, aceId }: { readonly jokerId: string; readonly aceId: string },
  now: Date,
) {
  const [offer] = await db
    .select({ id: offers.id, createdAt: offers.createdAt })
    .from(offers)
    .where(and(eq(offers.aceId, aceId), eq(offers.jokerId, jokerId), whereOfferOpen(now)));
  return offer
    ? {
        id: offer.id,
        createdAt: offer.createdAt,
        undoableUntil: offerUndoableUntil(offer.createdAt),
      }
    : null;
}
