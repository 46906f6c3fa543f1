import type { Db } from "@tefuda/db/client";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";
import { and, gte, lte, sql } from "drizzle-orm";

/** Days whose verdicts count for the waiting time. */
const PACE_DAYS = 30;

export interface Pace {
  /** From the request to the verdict in minutes, half of the last 30 days' cases being quicker; null without any. */
  readonly medianMinutes: number | null;
  /** Verdicts of today, in Japan: the whole team's and the caller's own. */
  readonly today: number;
  readonly mineToday: number;
}

/** How long seekers have waited for a verdict lately, and how many were given today. */
export async function readPace(db: Db, operatorId: string, now: Date): Promise<Pace> {
  const { requestedAt, reviewedAt, reviewerId } = jokerJudgements;
  const isToday = sql`${reviewedAt} >= ${startOfJstDay(now).toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group
        (order by extract(epoch from ${reviewedAt} - ${requestedAt}) / 60)::float8`,
      today: sql<number>`(count(*) filter (where ${isToday}))::int`,
      mineToday: sql<number>`(count(*) filter (where ${isToday} and ${reviewerId} = ${operatorId}))::int`,
    })
    .from(jokerJudgements)
    // A seeker who asked again waits anew: that verdict belongs to an earlier request.
    .where(and(gte(reviewedAt, addJstDays(now, -PACE_DAYS)), lte(requestedAt, reviewedAt)));
  return {
    medianMinutes: row?.median == null ? null : Math.round(row.median),
    today: row?.today ?? 0,
    mineToday: row?.mineToday ?? 0,
  };
}
