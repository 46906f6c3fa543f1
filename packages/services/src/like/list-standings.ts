import { whereOfferOf, whereOfferOpen } from "@tefuda/db/queries/offer";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, gt, ne } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** How a joker stands to a company, as far as it keeps a like from being sent. */
export interface LikeStanding {
  readonly companyId: string;
  readonly kind: "matched" | "offered" | "liked";
  /** The matching, the open offer or the like. */
  readonly id: string;
}

/**
 * The companies to which the joker cannot send a like now, each with what there is instead. A few
 * hundred at most: likes end after 30 days, of which each day has 20.
 */
export async function listStandings({ db, actor, clock }: Ctx<JokerActor>) {
  const now = clock();
  const [matched, offered, liked] = await Promise.all([
    db
      .select({ id: matchings.id, companyId: matchings.aceCompanyId })
      .from(matchings)
      .where(eq(matchings.jokerId, actor.userId)),
    db
      .select({ id: offers.id, companyId: offers.companyId })
      .from(offers)
      .where(and(whereOfferOf(db, actor), whereOfferOpen(now))),
    db
      .select({ id: likes.id, companyId: likes.aceCompanyId })
      .from(likes)
      .where(
        and(
          eq(likes.jokerId, actor.userId),
          ne(likes.status, "accepted"),
          gt(likes.expiresAt, now),
        ),
      ),
  ]);
  const standings = new Map<string, LikeStanding>();
  const take = (
    kind: LikeStanding["kind"],
    found: readonly { readonly id: string; readonly companyId: string | null }[],
  ) => {
    // The support team's thread is with no company.
    for (const { id, companyId } of found)
      if (companyId) standings.set(companyId, { companyId, kind, id });
  };
  // What comes later says more.
  take("liked", liked);
  take("offered", offered);
  take("matched", matched);
  return [...standings.values()];
}
