import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, gt, inArray, ne, type SQL, sql } from "@tefuda/db/sql";
import type { InHand } from "@tefuda/domain/company/member";
import { liveOfferStatuses } from "@tefuda/domain/offer/states";

const counted = (part: SQL) => sql<number>`(select count(*)::int from ${part})`;

/** How much of each kind an ace of the outer query has in hand; each an index look-up a row. */
export const inHandColumns = (now: Date) => ({
  threads: counted(sql`${matchings} where ${eq(matchings.aceId, aces.id)}`),
  openOffers: counted(
    sql`${offers} where ${and(eq(offers.aceId, aces.id), inArray(offers.status, [...liveOfferStatuses]), gt(offers.expiresAt, now))}`,
  ),
  waitingLikes: counted(
    sql`${likes} where ${and(eq(likes.aceId, aces.id), eq(likes.status, "sent"), gt(likes.expiresAt, now))}`,
  ),
  keeps: counted(sql`${keeps} where ${and(eq(keeps.aceId, aces.id), gt(keeps.expiresAt, now))}`),
  recruitments: counted(
    sql`${recruitmentAces} inner join ${recruitments} on ${recruitments.id} = ${recruitmentAces.recruitmentId}
      where ${and(eq(recruitmentAces.aceId, aces.id), ne(recruitments.status, "closed"))}`,
  ),
});

/** What one ace has in hand, whose row the caller has locked. */
export async function readInHand(db: Db, aceId: string, now: Date): Promise<InHand> {
  const [found] = await db
    .select(inHandColumns(now))
    .from(aces)
    // With one table alone its columns would go without its name, and mean those of the inner one.
    .innerJoin(users, eq(users.id, aces.id))
    .where(eq(aces.id, aceId));
  if (!found) throw new Error("Only who is held by the caller is looked at.");
  return found;
}
