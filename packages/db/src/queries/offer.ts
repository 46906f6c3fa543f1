import { liveOfferStatuses, type OfferStatus } from "@tefuda/domain/offer/states";
import type { AceActor, JokerActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import type { Db } from "../database.ts";
import { offers } from "../schema/offer.ts";
import { and, eq, gt, inArray, lte, ne, not, type Placeholder, type SQL, sql } from "../sql.ts";
import { whereNotHiddenFrom } from "./candidate.ts";

/**
 * Limits a query to the offers a caller may see (spec 6): a joker those received, without the
 * ones taken back and those of companies the joker hides; an ace those sent, an admin the
 * company's. Any other reads as absent.
 */
export function whereOfferOf(db: Db, actor: JokerActor | AceActor): SQL | undefined {
  if (actor.kind === "joker") return whereOfferTo(db, actor.userId);
  switch (scopeOf(actor, "offer:list")) {
    case "company":
      return eq(offers.companyId, actor.companyId);
    case "own":
      return eq(offers.aceId, actor.userId);
    default:
      return sql`false`;
  }
}

/** The same for a joker. */
export const whereOfferTo = (db: Db, jokerId: string | Placeholder): SQL | undefined =>
  and(
    eq(offers.jokerId, jokerId),
    ne(offers.status, "withdrawn"),
    whereNotHiddenFrom(db, offers.companyId, offers.jokerId),
  );

/** An offer that waits for an answer and can still get one. */
export function whereOfferOpen(now: Date | Placeholder): SQL | undefined {
  return and(inArray(offers.status, [...liveOfferStatuses]), gt(offers.expiresAt, now));
}

/** An offer that has come to an end, marked or not. */
export function whereOfferClosed(now: Date): SQL {
  return not(
    sql`(${inArray(offers.status, [...liveOfferStatuses])} and ${gt(offers.expiresAt, now)})`,
  );
}

/** The status that counts: an offer whose time is up is expired before anyone has marked it. */
export function offerStatusAt(now: Date): SQL<OfferStatus> {
  return sql<OfferStatus>`case when ${inArray(offers.status, [...liveOfferStatuses])}
    and ${lte(offers.expiresAt, now)} then 'expired' else ${offers.status} end`;
}
