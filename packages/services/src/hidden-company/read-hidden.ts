import type { Db } from "@tefuda/db/client";
import { isMemberCompany, whereHiddenBy } from "@tefuda/db/queries/hidden-company";
import { companies } from "@tefuda/db/schema/company";
import { companyMarks, hiddenPairs } from "@tefuda/db/schema/hidden-company";
import { hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { and, desc, eq, exists, type SQL, sql } from "@tefuda/db/sql";

/** Companies that an entry names; more than that is a number only. */
const NAMES_SHOWN = 20;
/** Companies that an entry which hides none may have meant. */
const NEAR_SHOWN = 3;
/** The share of neighbouring letters from which a name is near (Dice coefficient). */
const NEAR_FROM = 0.5;

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

/**
 * The public companies whose names are written nearly as an entry's word, or stand within it, the
 * nearest first. None that hides already.
 */
function nearNamesOf(db: Db) {
  const key = sql`${hiddenCompanyDomains.nameKeys}[1]`;
  const shared = sql`(select count(*) from unnest(asked.pairs) as pair where strpos(${companyMarks.mark}, pair) > 0)`;
  const length = sql`char_length(${companyMarks.mark})`;
  // What stands within the word is nearer the more of it it is.
  const nearness = sql`max(case when strpos(${key}, ${companyMarks.mark}) > 0
    then (1.0 + ${length}::numeric / char_length(${key})) / 2
    else 2.0 * ${shared} / (cardinality(asked.pairs) + ${length} - 1) end)`;
  const hides = db
    .select({ one: sql`1` })
    .from(hiddenPairs)
    .where(
      and(
        eq(hiddenPairs.jokerId, hiddenCompanyDomains.jokerId),
        eq(hiddenPairs.companyId, companies.id),
      ),
    );
  return sql<string[]>`array(
    select ${companies.name} from (select letter_pairs(${key}) as pairs offset 0) as asked
    join ${companyMarks} on ${companyMarks.kind} = 'name' and letter_pairs(${companyMarks.mark}) && asked.pairs
    join ${companies} on ${companies.id} = ${companyMarks.companyId}
    where ${isMemberCompany} and ${companies.isPublic} and not ${exists(hides)}
    group by ${companies.name} having ${nearness} >= ${sql.raw(String(NEAR_FROM))}
    order by ${nearness} desc, ${companies.name} limit ${sql.raw(String(NEAR_SHOWN))})`;
}

/** Entries with what they hide, the latest first; there are never more than the limit. */
export function selectHidden(db: Db, where: SQL | undefined) {
  const reach = reachOf(db, whereHiddenBy(db, hiddenCompanyDomains.id));
  return db
    .select({
      id: hiddenCompanyDomains.id,
      word: hiddenCompanyDomains.word,
      createdAt: hiddenCompanyDomains.createdAt,
      ...reach,
      /** Of an entry that hides no company: names of those that may be meant. */
      nearNames: sql<
        string[]
      >`case when ${reach.companyCount} = 0 then ${nearNamesOf(db)} else '{}' end`,
    })
    .from(hiddenCompanyDomains)
    .where(where)
    .orderBy(desc(hiddenCompanyDomains.createdAt), desc(hiddenCompanyDomains.id));
}

/** One entry of a seeker's list. */
export type HiddenCompany = Awaited<ReturnType<typeof selectHidden>>[number];
