import type { Db } from "../database.ts";
import type { AnyPgColumn } from "../pg-core.ts";
import { hiddenJokers } from "../schema/candidate.ts";
import { hiddenPairs } from "../schema/hidden-company.ts";
import { jokerSearchDocuments } from "../schema/joker-search-document.ts";
import { likes } from "../schema/like.ts";
import { matchings } from "../schema/matching.ts";
import { offers } from "../schema/offer.ts";
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  ne,
  not,
  notExists,
  type Placeholder,
  type SQL,
  sql,
} from "../sql.ts";
import { type Given, statement } from "../statement.ts";

/** An id, or the place of one in a statement. */
type Id = string | Placeholder | AnyPgColumn;

const one = { one: sql`1` };

/** The joker does not hide from the company. */
export function whereNotHiddenFrom(db: Db, companyId: Id, jokerId: string | AnyPgColumn): SQL {
  return notExists(
    db
      .select(one)
      .from(hiddenPairs)
      .where(and(eq(hiddenPairs.jokerId, jokerId), eq(hiddenPairs.companyId, companyId))),
  );
}

/**
 * Limits search documents to the candidates whom a company may see at all: registered, of a
 * shown rank, and not hiding from it (spec 6 · Searching for jokers).
 */
export function whereVisibleTo(db: Db, companyId: Id): SQL | undefined {
  return and(
    sql`${jokerSearchDocuments.isSearchable}`,
    whereNotHiddenFrom(db, companyId, jokerSearchDocuments.objectID),
  );
}

/** The company has put the candidate aside. */
export function whereHiddenBy(db: Db, companyId: Id): SQL {
  return exists(
    db
      .select(one)
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
export function whereMatchedWith(db: Db, companyId: Id): SQL {
  return exists(
    db
      .select(one)
      .from(matchings)
      .where(
        and(
          eq(matchings.aceCompanyId, companyId),
          eq(matchings.jokerId, jokerSearchDocuments.objectID),
        ),
      ),
  );
}

/** The company has sent the candidate an offer and not taken it back. */
export function whereOfferedBy(db: Db, companyId: Id): SQL {
  return exists(
    db
      .select(one)
      .from(offers)
      .where(
        and(
          eq(offers.companyId, companyId),
          eq(offers.jokerId, jokerSearchDocuments.objectID),
          ne(offers.status, "withdrawn"),
        ),
      ),
  );
}

/** The candidate has sent someone of the company a like that waits for an answer. */
export function whereLikes(db: Db, companyId: Id, now: Date | Placeholder): SQL {
  return exists(
    db
      .select(one)
      .from(likes)
      .where(
        and(
          eq(likes.aceCompanyId, companyId),
          eq(likes.jokerId, jokerSearchDocuments.objectID),
          eq(likes.status, "sent"),
          gt(likes.expiresAt, now),
        ),
      ),
  );
}

/** Candidates that a search may find: visible, not put aside and not matched. */
export function whereFindable(db: Db, companyId: string | AnyPgColumn): SQL | undefined {
  return and(
    whereVisibleTo(db, companyId),
    not(whereHiddenBy(db, companyId)),
    not(whereMatchedWith(db, companyId)),
  );
}

/** One of the values, when any is asked for: the entries of a facet are alternatives. */
export function whereOneOf<V extends string>(
  column: AnyPgColumn<{ data: V }>,
  values: readonly V[] | undefined,
): SQL | undefined {
  return values?.length ? inArray(column, [...values]) : undefined;
}

const findExceptions = statement(
  (db, given: Given<{ companyId: string; exceptOffered: boolean }>) =>
    db
      .select({
        aside: sql<
          string | null
        >`(select string_agg(joker_id::text, ',') from hidden_jokers where company_id = ${given.companyId})`,
        matched: sql<
          string | null
        >`(select string_agg(joker_id::text, ',') from matchings where ace_company_id = ${given.companyId})`,
        offered: sql<string | null>`case when (select ${given.exceptOffered}::boolean) then
          (select string_agg(joker_id::text, ',') from offers where company_id = ${given.companyId} and status <> 'withdrawn') end`,
      })
      .from(sql`(select) as one`),
);

/**
 * The ids of those whom a company's searches leave out beside those who hide from it: put aside by
 * it, matched with it and, where asked for, offered by it.
 */
export async function readSearchExceptions(db: Db, companyId: string, exceptOffered: boolean) {
  const [found] = await findExceptions(db, { companyId, exceptOffered });
  const { aside, matched, offered } = found ?? {};
  return [aside, matched, offered].flatMap((ids) => ids?.split(",") ?? []);
}
