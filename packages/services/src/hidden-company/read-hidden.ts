import type { Db } from "@tefuda/db/client";
import { isMemberCompany, whereHiddenBy } from "@tefuda/db/queries/hidden-company";
import { companies } from "@tefuda/db/schema/company";
import { hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { and, desc, eq, type SQL, sql } from "@tefuda/db/sql";

/** Companies that an entry names; more than that is a number only. */
const NAMES_SHOWN = 20;

/** How many member companies a condition hides, and the names of those that are public. */
export function reachOf(db: Db, where: SQL) {
  const hidden = and(isMemberCompany, where);
  const named = db
    .select({ name: companies.name })
    .from(companies)
    .where(and(hidden, eq(companies.isPublic, true)))
    .orderBy(companies.name, companies.id)
    .limit(NAMES_SHOWN);
  return {
    companyCount: sql<number>`(select count(*)::int from ${companies} where ${hidden})`,
    companyNames: sql<string[]>`array(${named})`,
  };
}

/** Entries with what they hide, the latest first; there are never more than the limit. */
export function selectHidden(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: hiddenCompanyDomains.id,
      word: hiddenCompanyDomains.word,
      createdAt: hiddenCompanyDomains.createdAt,
      ...reachOf(db, whereHiddenBy(db, hiddenCompanyDomains.id)),
    })
    .from(hiddenCompanyDomains)
    .where(where)
    .orderBy(desc(hiddenCompanyDomains.createdAt), desc(hiddenCompanyDomains.id));
}

/** One entry of a seeker's list. */
export type HiddenCompany = Awaited<ReturnType<typeof selectHidden>>[number];
