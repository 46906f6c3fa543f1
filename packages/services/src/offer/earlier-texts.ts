import type { Db } from "@tefuda/db/client";
import { offers } from "@tefuda/db/schema/offer";
import { and, desc, eq, ne } from "@tefuda/db/sql";
import { OFFER_TEXTS_COMPARED } from "@tefuda/domain/constants/limits";

/**
 * The texts of a company's latest offers to others than one person, with which a new one to that
 * person is compared. One that was taken back reached nobody and does not count.
 */
export function readEarlierTexts(
  db: Db,
  { companyId, jokerId }: { readonly companyId: string; readonly jokerId: string },
): Promise<{ reason: string; message: string }[]> {
  return db
    .select({ reason: offers.reason, message: offers.message })
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        ne(offers.jokerId, jokerId),
        ne(offers.status, "withdrawn"),
      ),
    )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(OFFER_TEXTS_COMPARED);
}
