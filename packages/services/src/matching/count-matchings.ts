import type { Db } from "@tefuda/db/client";
import { row } from "@tefuda/db/rows";
import { matchings } from "@tefuda/db/schema/matching";
import { sql } from "@tefuda/db/sql";
import { type Given, type Statement, statement } from "@tefuda/db/statement";
import { type MatchingTab, matchingTabs } from "@tefuda/domain/matching/constants";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { scopeOf } from "@tefuda/domain/policy/can";
import type { Ctx } from "../kernel/context.ts";
import { togetherOn } from "../kernel/together.ts";
import { whereInTab } from "./list-matchings.ts";
import { sideOf, whereReachable, withIds } from "./reach.ts";

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
  return row<MatchingCounts>(
    db,
    sql`select ${sql.join(counts, sql`, `)},
          coalesce(sum(${unreadOf(side)}), 0)::int as "unreadTotal"
        from ${matchings} where ${whereReachable(actor, "matching:list")}`,
  );
}

/** Unread messages over all of one's matchings, for the badge of the menu. */
export async function countUnread({ db, actor }: Ctx<SignedInActor>): Promise<number> {
  const { total } = await row<{ total: number }>(
    db,
    sql`select coalesce(sum(${unreadOf(sideOf(actor))}), 0)::int as total
        from ${matchings} where ${whereReachable(actor, "matching:list")}`,
  );
  return total;
}

/** Readers of one run. */
const LIMITS = { runs: 2, size: 500 };

interface Readers {
  readonly ids: readonly string[];
}

const statements = new Map<string, Statement<Readers, { id: string; total: number }[]>>();

/** What readers of one kind have unread is one statement. */
function statementFor(actor: SignedInActor) {
  const kind = kindOf(actor);
  const made =
    statements.get(kind) ??
    statement((db, given: Given<Readers>) =>
      db
        .select({
          id: sql<string>`given.id`,
          total: sql<number>`coalesce(sum(${unreadOf(sideOf(actor))}), 0)::int`,
        })
        .from(sql`unnest(${given.ids}::uuid[]) as given(id)`)
        .leftJoin(
          matchings,
          whereReachable(withIds(actor, { userId: sql`given.id` }), "matching:list"),
        )
        .groupBy(sql`given.id`),
    );
  statements.set(kind, made);
  return made;
}

const kindOf = (actor: SignedInActor) => `${actor.kind} ${scopeOf(actor, "matching:list")}`;

const readUnread = togetherOn<SignedInActor, number>(async (db, actors) => {
  const totals = new Map<SignedInActor, number>();
  const kinds = [...Map.groupBy(actors, kindOf).values()];
  await Promise.all(kinds.map((alike) => countAlike(db, alike, totals)));
  return actors.map((actor) => totals.get(actor) ?? 0);
}, LIMITS);

async function countAlike(
  db: Db,
  [first, ...others]: readonly SignedInActor[],
  totals: Map<SignedInActor, number>,
) {
  if (!first) return;
  const alike = [first, ...others];
  const ids = [...new Set(alike.map(({ userId }) => userId))];
  const found = await statementFor(first)(db, { ids });
  const byId = new Map(found.map(({ id, total }) => [id, total]));
  for (const actor of alike) totals.set(actor, byId.get(actor.userId) ?? 0);
}

/**
 * `countUnread` for live streams: those whom a message reaches ask at once, and share a statement with all of
 * their side.
 */
export const followUnread = ({ db, actor }: Ctx<SignedInActor>): Promise<number> =>
  readUnread(db, actor);

const unreadOf = (side: "joker" | "ace") =>
  side === "joker" ? matchings.jokerUnreadCount : matchings.aceUnreadCount;
