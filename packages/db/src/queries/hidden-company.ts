import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { companies } from "../schema/company.ts";

/**
 * Companies that a seeker's word hides: the host of the site contains it. Mirrors
 * `isHiddenCompany` of the domain; words are stored as hosts.
 */
export const whereHostHolds = (word: string | SQLWrapper): SQL =>
  sql`strpos(${companies.siteHost}, ${word}) > 0`;

/** Companies that are members now; a seeker is told their number only. */
export const isMemberCompany: SQL = eq(companies.status, "active");
