import type { Db } from "@tefuda/db/client";
import {
  whereFindable,
  whereHoldsOneOf,
  whereOfferedBy,
  whereOneOf,
} from "@tefuda/db/queries/candidate";
import { row } from "@tefuda/db/rows";
import { jokerSearchDocuments as documents } from "@tefuda/db/schema/joker-search-document";
import { SEARCH_PAGE_SIZE, SEARCH_PAGES_MAX } from "@tefuda/domain/candidate/constants";
import type { SearchJokers } from "@tefuda/domain/candidate/schema";
import { birthdayBounds, birthdayTimestamp } from "@tefuda/domain/joker/age";
import { exclusiveCompanyScale } from "@tefuda/domain/options/company";
import { exclusiveWorkplaceChoice } from "@tefuda/domain/options/workplaces";
import { foldForSearch, splitWords } from "@tefuda/domain/text/normalize";
import { and, desc, eq, gte, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type CandidateCard, selectCandidates, toCandidateCard } from "./card.ts";
import { companyOf, type Viewer } from "./viewer.ts";

export interface FoundCandidates {
  readonly hits: CandidateCard[];
  /** How many there are in all, exactly. */
  readonly nbHits: number;
  readonly page: number;
  /** Pages that can be opened, 50 at most. */
  readonly nbPages: number;
}

/**
 * Searches candidates (spec 7 · Search): words that all have to occur, facets whose entries are
 * alternatives, an age range, a sort with the id as tie-break, 20 a page. Two statements: the
 * count, and the page with its cards. A use of the age filter, and every search of an operator,
 * is put on record.
 */
export async function searchJokers(
  ctx: Ctx<Viewer>,
  input: SearchJokers,
): Promise<FoundCandidates> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  await recordSearch(ctx, input);
  const found = findDocuments(whereSearched(db, companyOf(actor), input, now), input.words);
  const first =
    input.sort === "recommended"
      ? desc(documents.score)
      : sql`${documents.onlineAt} desc nulls last`;
  const order = sql`${first}, ${desc(documents.objectID)}`;
  // What was found goes by the table's own name, so that one order serves ids and cards.
  const ids = sql`(select ${documents.objectID} from (${found}) ${documents} order by ${order}
    limit ${SEARCH_PAGE_SIZE} offset ${input.page * SEARCH_PAGE_SIZE})`;

  const [{ nbHits }, page] = await Promise.all([
    row<{ nbHits: number }>(db, sql`select count(*)::int as "nbHits" from (${found}) found`),
    selectCandidates(db, actor, now, inArray(documents.objectID, ids)).orderBy(order),
  ]);
  return {
    hits: page.map((hit) => toCandidateCard(hit, actor, now)),
    nbHits,
    page: input.page,
    nbPages: Math.min(SEARCH_PAGES_MAX, Math.ceil(nbHits / SEARCH_PAGE_SIZE)),
  };
}

/** Everything but the words: answered from the covering index alone. */
function whereSearched(db: Db, companyId: string, { facets, age }: SearchJokers, now: Date) {
  const born = birthdayBounds(age ?? {}, now);
  return and(
    whereFindable(db, companyId),
    whereOneOf(documents.occupation, facets.occupation),
    whereOneOf(documents.subOccupation, facets.subOccupation),
    whereOneOf(documents.jobChangeWillingness, facets.jobChangeWillingness),
    whereOneOf(documents.sideJobWillingness, facets.sideJobWillingness),
    whereHoldsOneOf(
      documents.preferredWorkplaces,
      facets.preferredWorkplaces,
      exclusiveWorkplaceChoice,
    ),
    whereHoldsOneOf(
      documents.interestedCompanyScales,
      facets.interestedCompanyScales,
      exclusiveCompanyScale,
    ),
    facets.hasIntroduction && eq(documents.hasIntroduction, true),
    facets.exceptOffered && not(whereOfferedBy(db, companyId)),
    born.from ? gte(documents.birthdayTimestamp, birthdayTimestamp(born.from)) : undefined,
    born.to ? lte(documents.birthdayTimestamp, birthdayTimestamp(born.to)) : undefined,
  );
}

/**
 * The documents found, with what they are sorted by. Texts are long and stand outside the index,
 * so words are looked for in the candidates that the facets have left; `offset 0` keeps the
 * planner from doing both at once.
 */
function findDocuments(where: SQL | undefined, words: string | undefined): SQL {
  const narrowed = sql`select ${documents.objectID}, ${documents.score}, ${documents.onlineAt}
    from ${documents} where ${where}`;
  const wanted = splitWords(foldForSearch(words ?? ""));
  if (wanted.length === 0) return narrowed;
  const hasAll = wanted.map((word) => sql`strpos(texts.text_folded, ${word}) > 0`);
  return sql`select narrowed.* from (${narrowed} offset 0) narrowed
    join ${documents} texts using (object_id) where ${sql.join(hasAll, sql` and `)}`;
}

async function recordSearch(ctx: Ctx<Viewer>, { age }: SearchJokers): Promise<void> {
  const usesAge = age?.lower !== undefined || age?.upper !== undefined;
  if (!usesAge && ctx.actor.kind === "ace") return;
  await writeAudit(ctx.db, ctx, {
    action: usesAge ? "searchJokersByAge" : "searchJokers",
    target: { type: "search" },
    reason: usesAge ? `${age.lower ?? ""}-${age.upper ?? ""}` : undefined,
  });
}
