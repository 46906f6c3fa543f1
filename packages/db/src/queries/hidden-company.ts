import type { Db } from "../database.ts";
import { companies } from "../schema/company.ts";
import { companyMarks, hiddenPairs } from "../schema/hidden-company.ts";
import { eq, exists, type SQL, type SQLWrapper, sql } from "../sql.ts";

/** Companies that a word would hide: it hits one of the marks by which they are or were known. */
export const whereHit = (word: string): SQL =>
  // The keys are made once, not for each mark.
  sql`${companies.id} in (select ${companyMarks.companyId}
    from (select company_name_keys(${word}) as keys offset 0) as asked, ${companyMarks}
    where hits_mark(${word}, asked.keys, ${companyMarks.kind}, ${companyMarks.mark}))`;

/** Companies that an entry hides. */
export const whereHiddenBy = (db: Db, entryId: string | SQLWrapper): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(hiddenPairs)
      .where(
        sql`${hiddenPairs.entryId} = ${entryId} and ${eq(hiddenPairs.companyId, companies.id)}`,
      ),
  );

/** Companies that are members now; a seeker is told their number only. */
export const isMemberCompany: SQL = eq(companies.status, "active");
