import { createHash } from "node:crypto";
import type { Db } from "@tefuda/db/client";
import { requestCounts } from "@tefuda/db/schema/request-limit";
import { and, eq, sql } from "@tefuda/db/sql";
import { type LimitKind, limitOf, type Party } from "@tefuda/domain/request-limit/limits";
import { MINUTE_MS } from "@tefuda/domain/time/units";

/** One thing that is counted: what it is, on which side, and whose. */
export interface Counted {
  readonly kind: LimitKind;
  readonly party: Party;
  /** A network, a user's id, an address of mail; the table keeps a hash of it. */
  readonly who: string;
}

export interface Standing {
  readonly count: number;
  readonly endsAt: Date;
  readonly isOver: boolean;
}

const keyOf = ({ party, who }: Counted) =>
  createHash("sha256").update(`${party}\0${who}`).digest("base64url");

const windowOf = ({ kind, party }: Counted) => {
  const limit = limitOf(kind, party);
  if (!limit) throw new Error(`There is no limit of ${kind} for an ${party}.`);
  return limit;
};

/**
 * Counts one more of each, in one statement that tells everybody who counts at the same moment another
 * number. A window begins with the first of it and is not lengthened by what it refuses.
 */
export async function addCounts(
  db: Db,
  now: Date,
  counted: readonly Counted[],
  by = 1,
): Promise<Standing[]> {
  const entries = counted.map((one) => {
    const { max, minutes } = windowOf(one);
    const endsAt = new Date(now.getTime() + minutes * MINUTE_MS);
    return { max, row: { kind: one.kind, key: keyOf(one), count: by, endsAt } };
  });
  // What ends later than what begins now was begun while the clock was ahead; those of processes differ.
  const isOpen = sql`${requestCounts.endsAt} > ${now.toISOString()}::timestamptz
    and ${requestCounts.endsAt} <= excluded.ends_at + interval '1 minute'`;
  const rows = await db
    .insert(requestCounts)
    // Always in this order, so that no two statements wait for each other.
    .values(entries.map(({ row }) => row).sort((a, b) => a.key.localeCompare(b.key, "en")))
    .onConflictDoUpdate({
      target: [requestCounts.kind, requestCounts.key],
      set: {
        count: sql`case when ${isOpen} then ${requestCounts.count} else 0 end + excluded.count`,
        endsAt: sql`case when ${isOpen} then ${requestCounts.endsAt} else excluded.ends_at end`,
      },
    })
    .returning();
  return entries.flatMap(({ max, row }) =>
    rows
      .filter(({ key }) => key === row.key)
      .map(({ count, endsAt }) => ({ count, endsAt, isOver: count > max })),
  );
}

/** Gives one back that turned out not to count. */
export async function giveBackCount(db: Db, counted: Counted): Promise<void> {
  await db
    .update(requestCounts)
    .set({ count: sql`greatest(${requestCounts.count} - 1, 0)` })
    .where(rowOf(counted));
}

/** Begins anew. */
export async function clearCount(db: Db, counted: Counted): Promise<void> {
  await db.delete(requestCounts).where(rowOf(counted));
}

const rowOf = (counted: Counted) =>
  and(eq(requestCounts.kind, counted.kind), eq(requestCounts.key, keyOf(counted)));

/** After how many seconds a window is over. */
export const secondsUntil = (now: Date, end: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
