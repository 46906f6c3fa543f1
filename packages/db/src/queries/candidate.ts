import { and, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { hiddenJokers } from "../schema/candidate.ts";
import { companies } from "../schema/company.ts";
import { hiddenCompanyDomains } from "../schema/joker.ts";
import { jokerSearchDocuments } from "../schema/joker-search-document.ts";
import { matchings } from "../schema/matching.ts";

/** The joker does not hide from the company: none of the joker's words is part of its site's host. */
export function whereNotHiddenFrom(db: Db, companyId: string, jokerId: SQL | typeof jokerSearchDocuments.objectID) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(hiddenCompanyDomains)
      .innerJoin(companies, eq(companies.id, companyId))
      .where(
        and(
          eq(hiddenCompanyDomains.jokerId, jokerId),
          sql`${companies.siteHost} <> ''`,
          sql`strpos(${companies.siteHost}, ${hiddenCompanyDomains.word}) > 0`,
        ),
      ),
  );
}

/**
 * Limits search documents to the candidates whom a company may see at all: registered, of a
 * shown rank, and not hiding from it (spec 6 · Searching for jokers).
 */
export function whereVisibleTo(db: Db, companyId: string) {
  return and(
    eq(jokerSearchDocuments.isSearchable, true),
    whereNotHiddenFrom(db, companyId, jokerSearchDocuments.objectID),
  );
}

/** The company has put the candidate aside. */
export function whereHiddenBy(db: Db, companyId: string) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(hiddenJokers)
      .where(
        and(
          eq(hiddenJokers.companyId, companyId),
          eq(hiddenJokers.jokerId, jokerSearchDocuments.objectID),
        ),
      ),
  );
}

/** The company and the candidate have a matching. */
export function whereMatchedWith(db: Db, companyId: string) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(matchings)
      .where(
        and(
          eq(matchings.aceCompanyId, companyId),
          eq(matchings.jokerId, jokerSearchDocuments.objectID),
        ),
      ),
  );
}
