import type { Db } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchChanges, jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, asc, eq, exists, gt, inArray, lt, or, sql } from "@tefuda/db/sql";
import { addJstDays, jstDate, jstMidnight } from "@tefuda/domain/time/jst";
import { DAY_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { upsertSearchDocuments } from "./index-document.ts";

const BATCH = 300;
/** Nights begin at three in Japan, when the fewest are awake. */
const NIGHT_HOURS = 3;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
/** Twice as long as anyone follows changes from one place. */
const CHANGES_KEPT_MS = DAY_MS;

type App = Pick<Ctx, "db" | "clock">;

/**
 * Works out every score anew once a night, for a login grows older without a save (product details
 * 13.3). What is done is told by the rows' own time, so that a night that broke off goes on.
 */
export async function refreshScores({ db, clock }: App): Promise<void> {
  const night = lastNight(clock());
  for (;;) {
    const stale = await db
      .select({ id: jokerSearchDocuments.objectID })
      .from(jokerSearchDocuments)
      .where(lt(jokerSearchDocuments.updatedAt, night))
      .orderBy(asc(jokerSearchDocuments.updatedAt))
      .limit(BATCH);
    if (stale.length === 0) return;
    await rewrite(
      db,
      stale.map(({ id }) => id),
      clock(),
    );
  }
}

/** Makes every search document anew from the profiles, and the index from the documents. */
export async function rebuildSearch({ db, clock, ports }: Pick<Ctx, "db" | "clock" | "ports">) {
  let count = 0;
  for (let last = FIRST_ID; ; ) {
    const ids = await listIndexed(db, last);
    const end = ids.at(-1);
    if (end === undefined) break;
    await rewrite(db, ids, clock());
    count += ids.length;
    last = end;
  }
  await ports.search.rebuild();
  return count;
}

/** Forgets changes that everyone has followed. */
export async function purgeSearchChanges({ db, clock }: App): Promise<void> {
  await db
    .delete(jokerSearchChanges)
    .where(lt(jokerSearchChanges.changedAt, new Date(clock().getTime() - CHANGES_KEPT_MS)));
}

function lastNight(now: Date): Date {
  const begin = (day: Date) =>
    new Date(jstMidnight(jstDate(day)).getTime() + NIGHT_HOURS * 60 * 60_000);
  const today = begin(now);
  return today <= now ? today : begin(addJstDays(now, -1));
}

/** The lock of every profile that is looked at, as whoever saves one takes it. */
function rewrite(db: Db, ids: readonly string[], now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: jokers.id })
      .from(jokers)
      .where(inArray(jokers.id, [...ids]))
      .orderBy(asc(jokers.id))
      .for("no key update");
    await upsertSearchDocuments(tx, ids, now);
  });
}

async function listIndexed(db: Db, last: string): Promise<string[]> {
  const document = db
    .select({ one: sql`1` })
    .from(jokerSearchDocuments)
    .where(eq(jokerSearchDocuments.objectID, jokers.id));
  const found = await db
    .select({ id: jokers.id })
    .from(jokers)
    .where(
      and(gt(jokers.id, last), or(eq(jokers.registrationStatus, "registered"), exists(document))),
    )
    .orderBy(asc(jokers.id))
    .limit(BATCH);
  return found.map(({ id }) => id);
}
