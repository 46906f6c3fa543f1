import type { SubOccupation } from "@tefuda/domain/options/occupations";
import { FRESHNESS_PAUSE_DAYS } from "@tefuda/domain/recruitment/constants";
import { addJstDays, jstDate } from "@tefuda/domain/time/jst";
import type { Db } from "../database.ts";
import type { AnyPgColumn } from "../pg-core.ts";
import { companies } from "../schema/company.ts";
import { recruitments } from "../schema/recruitment.ts";
import { and, arrayOverlaps, eq, exists, gte, isNull, or, type SQL, sql } from "../sql.ts";

/** The company shows itself to everyone. */
export function wherePublicCompany(): SQL | undefined {
  return and(eq(companies.isPublic, true), eq(companies.status, "active"));
}

/**
 * The position is published, its last day, in Japan, is not over, and its company has confirmed it
 * within the days after which it counts as paused (product details 14.2 · Freshness).
 */
export function whereOpen(now: Date): SQL | undefined {
  const oldest = addJstDays(now, -FRESHNESS_PAUSE_DAYS).toISOString();
  return and(
    eq(recruitments.status, "published"),
    or(isNull(recruitments.closesAt), gte(recruitments.closesAt, jstDate(now))),
    sql`coalesce(${recruitments.lastConfirmedAt}, ${recruitments.publishedAt}) > ${oldest}::timestamptz`,
  );
}

/** The company of the row has an open position in one of these sub-occupations. */
export function whereSeeks(db: Db, subOccupations: readonly SubOccupation[], now: Date): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(recruitments)
      .where(
        and(
          eq(recruitments.companyId, companies.id),
          whereOpen(now),
          arrayOverlaps(recruitments.occupations, [...subOccupations]),
        ),
      ),
  );
}

/** The list of the row holds one of these; nothing chosen leaves nothing out. */
export function whereHoldsAnyOf(
  column: AnyPgColumn,
  values: readonly (string | number)[],
): SQL | undefined {
  return values.length === 0 ? undefined : arrayOverlaps(column, [...values]);
}
