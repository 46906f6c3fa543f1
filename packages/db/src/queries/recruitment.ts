import { FRESHNESS_PAUSE_DAYS } from "@tefuda/domain/recruitment/constants";
import { addJstDays, jstDate } from "@tefuda/domain/time/jst";
import { and, arrayOverlaps, eq, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { companies } from "../schema/company.ts";
import { recruitments } from "../schema/recruitment.ts";

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

/** The list of the row holds one of these; nothing chosen leaves nothing out. */
export function whereHoldsAnyOf(
  column: AnyPgColumn,
  values: readonly (string | number)[],
): SQL | undefined {
  return values.length === 0 ? undefined : arrayOverlaps(column, [...values]);
}
