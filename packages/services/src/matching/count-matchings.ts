import { rows } from "@tefuda/db/rows";
import { matchings } from "@tefuda/db/schema/matching";
import { type MatchingTab, matchingTabs } from "@tefuda/domain/matching/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { whereInTab } from "./list-matchings.ts";
import { sideOf, whereReachable } from "./reach.ts";

export type MatchingCounts = Readonly<Record<MatchingTab, number>> & {
  /** Unread messages over all matchings. */
  readonly unreadTotal: number;
};

/** How many matchings stand in each tab, and how many messages are unread in all. */
export async function countMatchings({ db, actor }: Ctx<SignedInActor>): Promise<MatchingCounts> {
  const side = sideOf(actor);
  const counts = matchingTabs.map(
    (tab) =>
      sql`count(*) filter (where ${whereInTab(tab, side) ?? sql`true`})::int as ${sql.identifier(tab)}`,
  );
  const [row] = await rows<MatchingCounts>(
    db,
    sql`select ${sql.join(counts, sql`, `)},
          coalesce(sum(${unreadOf(side)}), 0)::int as "unreadTotal"
        from ${matchings} where ${whereReachable(actor, "matching:list")}`,
  );
  return (
    row ?? { all: 0, active: 0, unread: 0, scheduling: 0, fixed: 0, closed: 0, unreadTotal: 0 }
  );
}

/** Unread messages over all of one's matchings, for the badge of the menu. */
export async function countUnread({ db, actor }: Ctx<SignedInActor>): Promise<number> {
  const [row] = await rows<{ total: number }>(
    db,
    sql`select coalesce(sum(${unreadOf(sideOf(actor))}), 0)::int as total
        from ${matchings} where ${whereReachable(actor, "matching:list")}`,
  );
  return row?.total ?? 0;
}

const unreadOf = (side: "joker" | "ace") =>
  side === "joker" ? matchings.jokerUnreadCount : matchings.aceUnreadCount;
