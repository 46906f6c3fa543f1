import { offers } from "@tefuda/db/schema/offer";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { isWithinUndoWindow } from "@tefuda/domain/offer/policy";
import { offerMachine } from "@tefuda/domain/offer/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalNotifications, signalOffer } from "../signals/offer.ts";
import { takeBackNotice } from "./notice.ts";
import { remainingOffers, returnOffer } from "./quota.ts";

/**
 * Takes an own offer back within five minutes: its quota returns, and so does the notice of it,
 * as far as it has not been mailed yet. Again is not an error: a retry answers the same.
 * @throws AppError `dataNotFound` for an offer that is not the ace's, answered, or too old.
 */
export async function withdrawOffer(
  ctx: Ctx<AceActor>,
  { offerId }: { readonly offerId: string },
): Promise<{ remaining: number }> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const offer = await db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.id, offerId), eq(offers.aceId, actor.userId)))
      .for("no key update");
    if (!found) throw new AppError("dataNotFound");
    if (found.status === "withdrawn") return undefined;
    const status = transition(offerMachine, { from: found.status, action: "withdraw", by: "ace" });
    if (!status || !isWithinUndoWindow(found.createdAt, now)) throw new AppError("dataNotFound");
    await tx.update(offers).set({ status, updatedAt: now }).where(eq(offers.id, offerId));
    await returnOffer(tx, found.companyId, found.quotaMonth, now);
    await takeBackNotice(tx, found);
    await writeAudit(tx, ctx, { action: "withdrawOffer", target: { type: "offer", id: offerId } });
    return found;
  });
  if (offer) {
    await signalOffer(ctx, offer);
    signalNotifications(ctx, offer.jokerId);
  }
  return { remaining: await remainingOffers(db, actor.companyId, now) };
}
