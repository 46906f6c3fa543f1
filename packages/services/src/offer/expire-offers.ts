import { offers } from "@tefuda/db/schema/offer";
import { and, asc, inArray, lte } from "@tefuda/db/sql";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { Ctx } from "../kernel/context.ts";
import { signalOffer } from "../signals/offer.ts";

const BATCH = 100;

/**
 * Marks the offers whose time is up, some at a time, and tells both sides; answers how many. Their
 * quota stays used. One that is being answered at this moment is left to its answer.
 */
export async function expireOffers(app: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = app.clock();
  let marked = 0;
  for (;;) {
    const due = app.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(inArray(offers.status, [...liveOfferStatuses]), lte(offers.expiresAt, now)))
      .orderBy(asc(offers.expiresAt))
      .limit(BATCH)
      .for("no key update", { skipLocked: true });
    const expired = await app.db
      .update(offers)
      .set({ status: "expired", updatedAt: now })
      .where(inArray(offers.id, due))
      .returning({
        id: offers.id,
        jokerId: offers.jokerId,
        aceId: offers.aceId,
        companyId: offers.companyId,
      });
    for (const offer of expired) await signalOffer(app, offer);
    marked += expired.length;
    if (expired.length === 0) return marked;
  }
}
