import type { Db, Tx } from "@tefuda/db/client";
import { whereNotHiddenFrom } from "@tefuda/db/queries/candidate";
import { users } from "@tefuda/db/schema/account";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, gt, inArray, isNull, type SQL } from "@tefuda/db/sql";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { signalMatching } from "../signals/matching.ts";
import { signalNotifications, signalOfferToJoker } from "../signals/offer.ts";

/** An offer or a matching that was made with earlier conditions of a position. */
interface Concerned {
  readonly jokerId: string;
  readonly offerId?: string;
  readonly matchingId?: string;
  /** Who else has that matching open. */
  readonly aceId?: string | null;
}

/**
 * Tells everyone with an open offer or a matching for the position that its conditions changed
 * (product details 14.2): one notification a person and revision. Answers whom, for the signals.
 */
export async function tellJokers(
  tx: Tx,
  ctx: Pick<Ctx, "clock">,
  position: { readonly id: string; readonly companyId: string; readonly revision: number },
): Promise<Concerned[]> {
  const { id, companyId, revision } = position;
  const concerned = [
    ...(await withOffers(tx, id, ctx.clock(), companyId)),
    ...(await withMatchings(tx, id, companyId)),
  ];
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  for (const userId of new Set(concerned.map(({ jokerId }) => jokerId)))
    await createNotification(tx, ctx, {
      userId,
      type: "recruitmentUpdated",
      params: { companyName: company?.name ?? "", id },
      dedupeKey: `recruitment:${id}:revision:${revision}`,
    });
  return concerned;
}

/** Who can still read it: in the product, and not hiding from the company. */
function whereReachable(db: Db, companyId: string, jokerId: typeof jokers.id): SQL | undefined {
  return and(
    isNull(jokers.withdrawnAt),
    isNull(users.withdrawalRequestedAt),
    isNull(users.suspendedAt),
    whereNotHiddenFrom(db, companyId, jokerId),
  );
}

const withOffers = (tx: Tx, recruitmentId: string, now: Date, companyId: string) =>
  tx
    .select({ jokerId: offers.jokerId, offerId: offers.id })
    .from(offers)
    .innerJoin(jokers, eq(jokers.id, offers.jokerId))
    .innerJoin(users, eq(users.id, offers.jokerId))
    .where(
      and(
        eq(offers.recruitmentId, recruitmentId),
        inArray(offers.status, [...liveOfferStatuses]),
        gt(offers.expiresAt, now),
        whereReachable(tx, companyId, jokers.id),
      ),
    );

const withMatchings = (tx: Tx, recruitmentId: string, companyId: string) =>
  tx
    .select({ jokerId: matchings.jokerId, matchingId: matchings.id, aceId: matchings.aceId })
    .from(matchings)
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .innerJoin(users, eq(users.id, matchings.jokerId))
    .where(
      and(eq(matchings.recruitmentId, recruitmentId), whereReachable(tx, companyId, jokers.id)),
    );

/** Makes what the told people have open read itself again. Call it after commit. */
export function signalConcerned(ctx: Pick<Ctx, "ports">, concerned: readonly Concerned[]) {
  const { bus } = ctx.ports;
  for (const { jokerId, offerId, matchingId, aceId } of concerned) {
    signalNotifications(ctx, jokerId);
    if (offerId) signalOfferToJoker(bus, jokerId, offerId);
    if (matchingId) signalMatching(bus, aceId ? [jokerId, aceId] : [jokerId], matchingId);
  }
}
