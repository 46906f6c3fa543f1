import type { Db } from "@tefuda/db/client";
import { offerStatusAt } from "@tefuda/db/queries/offer";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import type { EarlierOffer } from "@tefuda/domain/offer/policy";

/** The offers of a company to a person so far, as the rule on a second one looks at them. */
export async function readEarlierOffers(
  db: Db,
  { companyId, jokerId }: { readonly companyId: string; readonly jokerId: string },
  now: Date,
): Promise<EarlierOffer[]> {
  const earlier = await db
    .select({
      status: offerStatusAt(now),
      answeredAt: offers.answeredAt,
      expiresAt: offers.expiresAt,
    })
    .from(offers)
    .where(and(eq(offers.companyId, companyId), eq(offers.jokerId, jokerId)));
  return earlier.map(({ status, answeredAt, expiresAt }) => ({
    status,
    closedAt: status === "expired" ? expiresAt : answeredAt,
  }));
}
