import type { Db } from "@tefuda/db/client";
import { companies } from "@tefuda/db/schema/company";
import { careers, hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { HIDDEN_COMPANIES_MAX } from "@tefuda/domain/constants/limits";
import { companyNameKey } from "@tefuda/domain/hidden-company/policy";
import { isHiddenCompany } from "@tefuda/domain/joker/hidden-company";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { type HiddenCompany, selectHidden } from "./read-hidden.ts";

/** Companies of a similar name that are looked at more closely. */
const ALIKE_MAX = 20;

export interface Suggestion {
  readonly companyName: string;
  /** The host of its site, when the employer is a company here. */
  readonly word: string | null;
}

export interface HiddenCompanies {
  readonly items: HiddenCompany[];
  readonly limit: number;
  /** The current employer, when it is not hidden from yet. */
  readonly suggestion: Suggestion | null;
}

/** What a seeker hides from, all of it, with the current employer as a first entry to add. */
export async function listHiddenCompanies({
  db,
  actor,
}: Ctx<JokerActor>): Promise<HiddenCompanies> {
  const [items, employer] = await Promise.all([
    selectHidden(db, eq(hiddenCompanyDomains.jokerId, actor.userId)),
    findEmployer(db, actor.userId),
  ]);
  return { items, limit: HIDDEN_COMPANIES_MAX, suggestion: suggestionOf(items, employer) };
}

/**
 * An employer whose site nobody knows is suggested only to someone who hides from nobody: of the
 * entries that there are, one may mean it.
 */
function suggestionOf(
  items: readonly HiddenCompany[],
  employer: Suggestion | undefined,
): Suggestion | null {
  if (!employer) return null;
  const isSettled =
    employer.word === null
      ? items.length > 0
      : isHiddenCompany(
          items.map(({ word }) => word),
          employer.word,
        );
  return isSettled ? null : employer;
}

async function findEmployer(db: Db, jokerId: string): Promise<Suggestion | undefined> {
  const [career] = await db
    .select({ companyName: careers.companyName })
    .from(careers)
    .where(
      and(
        eq(careers.jokerId, jokerId),
        eq(careers.isMostRecent, true),
        eq(careers.isCurrentWorkplace, true),
      ),
    );
  if (!career) return undefined;
  const key = companyNameKey(career.companyName);
  const alike = key
    ? await db
        .select({ name: companies.name, siteHost: companies.siteHost })
        .from(companies)
        .where(
          and(
            eq(companies.isPublic, true),
            ne(companies.siteHost, ""),
            sql`strpos(lower(${companies.name}), ${key}) > 0`,
          ),
        )
        .limit(ALIKE_MAX)
    : [];
  const same = alike.find(({ name }) => companyNameKey(name) === key);
  return { companyName: career.companyName, word: same?.siteHost ?? null };
}
