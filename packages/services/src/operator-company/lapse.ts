import type { Tx } from "@tefuda/db/client";
import { hiddenPairs } from "@tefuda/db/schema/hidden-company";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, inArray } from "@tefuda/db/sql";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalLike } from "../signals/like.ts";
import { signalNotifications, signalOffer } from "../signals/offer.ts";

export type Lapsed = Awaited<ReturnType<typeof lapseCompany>>;

const likeColumns = {
  id: likes.id,
  jokerId: likes.jokerId,
  aceId: likes.aceId,
  aceCompanyId: likes.aceCompanyId,
};

/** Ends the open offers and likes of a company that stops, and tells the seekers who do not hide it. */
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
    .returning(likeColumns);
  const params = { companyName: company.name };
  for (const { id, jokerId } of await inSight(tx, closedOffers, ({ companyId }) => companyId))
    await createNotification(tx, ctx, {
      userId: jokerId,
      type: "offerClosed",
      params,
      dedupeKey: `offerClosed:${id}`,
    });
  await tellLikers(tx, ctx, closedLikes, params);
  return { offers: closedOffers, likes: closedLikes };
}

/**
 * Ends the consultations that wait for an agent who is one no more, and tells the seekers, who can
 * turn to somebody else of the agency at once.
 */
export async function lapseConsultations(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  { aceId, company }: { readonly aceId: string; readonly company: { readonly name: string } },
): Promise<Lapsed["likes"]> {
  const now = ctx.clock();
  const closed = await tx
    .update(likes)
    .set({ status: "expired", expiresAt: now, updatedAt: now })
    .where(and(eq(likes.aceId, aceId), eq(likes.status, "sent")))
    .returning(likeColumns);
  await tellLikers(tx, ctx, closed, { companyName: company.name });
  return closed;
}

async function tellLikers(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  closed: Lapsed["likes"],
  params: { readonly companyName: string },
) {
  for (const { id, jokerId } of await inSight(tx, closed, ({ aceCompanyId }) => aceCompanyId))
    await createNotification(tx, ctx, {
      userId: jokerId,
      type: "likeClosed",
      params,
      dedupeKey: `likeClosed:${id}`,
    });
}

/** Of what is closed, that of seekers who do not hide the company: the others do not see it. */
async function inSight<Closed extends { readonly jokerId: string }>(
  tx: Tx,
  closed: readonly Closed[],
  companyOf: (one: Closed) => string,
): Promise<Closed[]> {
  const hidden = await tx
    .select({ jokerId: hiddenPairs.jokerId, companyId: hiddenPairs.companyId })
    .from(hiddenPairs)
    .where(
      and(
        inArray(
          hiddenPairs.jokerId,
          closed.map(({ jokerId }) => jokerId),
        ),
        inArray(hiddenPairs.companyId, [...new Set(closed.map(companyOf))]),
      ),
    );
  const pairs = new Set(hidden.map(({ jokerId, companyId }) => `${jokerId} ${companyId}`));
  return closed.filter((one) => !pairs.has(`${one.jokerId} ${companyOf(one)}`));
}

/** Tells both sides of what lapsed. Call it after commit. */
export async function signalLapsed(ctx: Pick<Ctx, "db" | "ports">, lapsed: Lapsed): Promise<void> {
  for (const offer of lapsed.offers) await signalOffer(ctx, offer);
  for (const like of lapsed.likes) await signalLike(ctx, like);
  for (const { jokerId } of [...lapsed.offers, ...lapsed.likes]) signalNotifications(ctx, jokerId);
}
