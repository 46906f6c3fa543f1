import { whereOfferOf } from "@tefuda/db/queries/offer";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { offerMachine } from "@tefuda/domain/offer/states";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { signalNotification } from "../signals/notification.ts";
import { signalOffer } from "../signals/offer.ts";
import { readOfferNotices } from "./notice.ts";

/**
 * Notes that the joker has opened an offer, the first time, and that what told of it is read. One that
 * is answered, or whose time is up, stays as it is.
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
      .for("no key update");
    if (!offer) throw new AppError("dataNotFound");
    const noticeIds = await readOfferNotices(tx, offer);
    const status = transition(offerMachine, { from: offer.status, action: "read", by: "joker" });
    if (!status || offer.expiresAt <= now) return { noticeIds };
    await tx
      .update(offers)
      .set({ status, readAt: now, updatedAt: now })
      .where(eq(offers.id, offerId));
    await recordEvent(tx, ctx, "offer_read", { offerId }, { companyId: offer.companyId });
    return { noticeIds, offer };
  });
  for (const id of read.noticeIds) signalNotification(ctx.ports.bus, ctx.actor.userId, id);
  if (read.offer) await signalOffer(ctx, read.offer);
}
