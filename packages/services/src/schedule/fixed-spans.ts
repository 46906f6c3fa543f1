import type { Db } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, gt, lt, ne, or, type SQL } from "@tefuda/db/sql";
import { SCHEDULE_BUFFER_MINUTES } from "@tefuda/domain/constants/limits";
import { conflicts, type Span } from "@tefuda/domain/schedule/policy";

const BUFFER_MS = SCHEDULE_BUFFER_MINUTES * 60_000;

/** The fixed interviews of anyone whose matching the condition names, as far as they touch a span. */
export function fixedWithin(where: SQL | undefined, { startAt, endAt }: Span): SQL | undefined {
  return and(
    where,
    eq(schedules.status, "fixed"),
    lt(schedules.startAt, new Date(endAt.getTime() + BUFFER_MS)),
    gt(schedules.endAt, new Date(startAt.getTime() - BUFFER_MS)),
  );
}

/** The matchings of one person, whichever side that person stands on. */
function matchingsOf(userId: string): SQL | undefined {
  return or(eq(matchings.aceId, userId), eq(matchings.jokerId, userId));
}

/**
 * Whether any of these people has a fixed interview in another thread that a time collides with,
 * the buffer included.
 */
export async function collides(
  db: Db,
  { userIds, span, except }: { userIds: readonly string[]; span: Span; except: string },
): Promise<boolean> {
  for (const userId of userIds) {
    const found = await db
      .select({ startAt: schedules.startAt, endAt: schedules.endAt })
      .from(schedules)
      .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
      .where(fixedWithin(and(matchingsOf(userId), ne(matchings.id, except)), span));
    const fixed = found.flatMap(({ startAt, endAt }) =>
      startAt && endAt ? [{ startAt, endAt }] : [],
    );
    if (conflicts(span, { fixed, busy: [] })) return true;
  }
  return false;
}
