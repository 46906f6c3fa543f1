import type { Db } from "@tefuda/db/client";
import { whereOfferOf, whereOfferOpen } from "@tefuda/db/queries/offer";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { and, eq, notExists, type SQL, sql } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** The two sides have no matching: with one, an offer between them asks for nothing any more. */
export function whereUnmatched(db: Db): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(matchings)
      .where(
        and(eq(matchings.aceCompanyId, offers.companyId), eq(matchings.jokerId, offers.jokerId)),
      ),
  );
}

/** How many offers wait for the joker's answer, for the badge of the menu. */
export async function countWaitingOffers({
  db,
  actor,
  clock,
}: Pick<Ctx<JokerActor>, "db" | "actor" | "clock">): Promise<number> {
  return db.$count(
    offers,
    and(whereOfferOf(db, actor), whereOfferOpen(clock()), whereUnmatched(db)),
  );
}
