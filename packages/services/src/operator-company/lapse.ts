import type { Tx } from "@tefuda/db/client";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintLike } from "../like/hints.ts";
import { createNotification } from "../notification/create-notification.ts";
import { hintNotifications, hintOffer } from "../offer/hints.ts";

export type Lapsed = Awaited<ReturnType<typeof lapseCompany>>;

/** Ends the open offers and likes of a company that stops, and tells the seekers. */
export async function lapseCompany(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  company: { readonly id: string; readonly name: string },
) {
  const now = ctx.clock();
  const lapsed = { status: "expired", updatedAt: now } as const;
  const closedOffers = await tx
    .update(offers)
    .set(lapsed)
    .where(and(eq(offers.companyId, company.id), inArray(offers.status, [...liveOfferStatuses])))
    .returning({
      id: offers.id,
      jokerId: offers.jokerId,
      aceId: offers.aceId,
      companyId: offers.companyId,
    });
  const closedLikes = await tx
    .update(likes)
    .set(lapsed)
    .where(and(eq(likes.aceCompanyId, company.id), eq(likes.status, "sent")))
    .returning({
      id: likes.id,
      jokerId: likes.jokerId,
      aceId: likes.aceId,
      aceCompanyId: likes.aceCompanyId,
    });
  const params = { companyName: company.name };
  for (const { id, jokerId } of closedOffers)
    await createNotification(tx, ctx, {
      userId: jokerId,
      type: "offerClosed",
      params,
      dedupeKey: `offerClosed:${id}`,
    });
  for (const { id, jokerId } of closedLikes)
    await createNotification(tx, ctx, {
      userId: jokerId,
      type: "likeClosed",
      params,
      dedupeKey: `likeClosed:${id}`,
    });
  return { offers: closedOffers, likes: closedLikes };
}

/** Tells both sides of what lapsed. Call it after commit. */
export async function hintLapsed(ctx: Pick<Ctx, "db" | "ports">, lapsed: Lapsed): Promise<void> {
  for (const offer of lapsed.offers) await hintOffer(ctx, offer);
  for (const like of lapsed.likes) await hintLike(ctx, like);
  for (const { jokerId } of [...lapsed.offers, ...lapsed.likes]) hintNotifications(ctx, jokerId);
}
