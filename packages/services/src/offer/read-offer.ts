import { whereOfferOf } from "@tefuda/db/queries/offer";
import { offers } from "@tefuda/db/schema/offer";
import { AppError } from "@tefuda/domain/errors/app-error";
import { offerMachine } from "@tefuda/domain/offer/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintOffer } from "./hints.ts";

/**
 * Notes that the joker has opened an offer, the first time. One that is answered, or whose time
 * is up, stays as it is.
 * @throws AppError dataNotFound
 */
export async function readOffer(
  ctx: Ctx<JokerActor>,
  { offerId }: { readonly offerId: string },
): Promise<void> {
  const now = ctx.clock();
  const read = await ctx.db.transaction(async (tx) => {
    const [offer] = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.id, offerId), whereOfferOf(tx, ctx.actor)))
      .for("update");
    if (!offer) throw new AppError("dataNotFound");
    const status = transition(offerMachine, { from: offer.status, action: "read", by: "joker" });
    if (!status || offer.expiresAt <= now) return undefined;
    await tx
      .update(offers)
      .set({ status, readAt: now, updatedAt: now })
      .where(eq(offers.id, offerId));
    return offer;
  });
  if (read) await hintOffer(ctx, read);
}
