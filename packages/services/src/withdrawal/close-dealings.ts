import type { Db, Tx } from "@tefuda/db/client";
import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, inArray } from "@tefuda/db/sql";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { endSchedules, signalEndedSchedules } from "../schedule/end-schedules.ts";
import { signalLike } from "../signals/like.ts";
import { signalMatching } from "../signals/matching.ts";
import { signalOffer } from "../signals/offer.ts";

const offerSides = {
  id: offers.id,
  jokerId: offers.jokerId,
  aceId: offers.aceId,
  companyId: offers.companyId,
};
const likeSides = {
  id: likes.id,
  jokerId: likes.jokerId,
  aceId: likes.aceId,
  aceCompanyId: likes.aceCompanyId,
};

/** What waited for an answer when a member left. */
export type ClosedDealings = Awaited<ReturnType<typeof closeDealings>>;

/**
 * Ends what waits between a member who leaves and others: offers and likes lapse, interviews are
 * cancelled, and keeps give their slots back. It stays ended when the member comes back.
 */
export async function closeDealings(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  { kind, userId }: Pick<MemberActor, "kind" | "userId">,
) {
  const now = app.clock();
  const isJoker = kind === "joker";
  const lapsed = { status: "expired", updatedAt: now } as const;
  const closedOffers = await tx
    .update(offers)
    .set(lapsed)
    .where(
      and(
        eq(isJoker ? offers.jokerId : offers.aceId, userId),
        inArray(offers.status, [...liveOfferStatuses]),
      ),
    )
    .returning(offerSides);
  const closedLikes = await tx
    .update(likes)
    .set(lapsed)
    .where(and(eq(isJoker ? likes.jokerId : likes.aceId, userId), eq(likes.status, "sent")))
    .returning(likeSides);
  await tx.delete(keeps).where(eq(isJoker ? keeps.jokerId : keeps.aceId, userId));
  const endedSchedules = await endSchedules(tx, app, {
    where: eq(isJoker ? matchings.jokerId : matchings.aceId, userId),
    leaver: kind,
  });
  return { offers: closedOffers, likes: closedLikes, schedules: endedSchedules };
}

/** Tells those who dealt with a member to look again: what lapsed, and the threads. Call it after commit. */
export async function signalLeft(
  ctx: Pick<Ctx, "db" | "ports">,
  member: Pick<MemberActor, "kind" | "userId">,
  closed: ClosedDealings = { offers: [], likes: [], schedules: [] },
): Promise<void> {
  for (const offer of closed.offers) await signalOffer(ctx, offer);
  for (const like of closed.likes) await signalLike(ctx, like);
  signalEndedSchedules(ctx, closed.schedules);
  for (const { id, partnerId } of await partnersOf(ctx.db, member))
    if (partnerId) signalMatching(ctx.ports.bus, [partnerId], id);
}

async function partnersOf(db: Db, { kind, userId }: Pick<MemberActor, "kind" | "userId">) {
  const isJoker = kind === "joker";
  return db
    .select({ id: matchings.id, partnerId: isJoker ? matchings.aceId : matchings.jokerId })
    .from(matchings)
    .where(eq(isJoker ? matchings.jokerId : matchings.aceId, userId));
}
