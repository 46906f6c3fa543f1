import type { Db } from "@tefuda/db/client";
import { onlyRow } from "@tefuda/db/rows";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { and, gte, lte, sql } from "@tefuda/db/sql";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";

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
  const found = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group
        (order by extract(epoch from ${reviewedAt} - ${requestedAt}) / 60)::float8`,
      today: sql<number>`(count(*) filter (where ${isToday}))::int`,
      mineToday: sql<number>`(count(*) filter (where ${isToday} and ${reviewerId} = ${operatorId}))::int`,
    })
    .from(jokerJudgements)
    // A seeker who asked again waits anew: that verdict belongs to an earlier request.
    .where(and(gte(reviewedAt, addJstDays(now, -PACE_DAYS)), lte(requestedAt, reviewedAt)));
  const { median, ...counts } = onlyRow(found);
  return { medianMinutes: median === null ? null : Math.round(median), ...counts };
}
