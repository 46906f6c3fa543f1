import type { Db } from "@tefuda/db/client";
import {
  whereFindable,
  whereHoldsOneOf,
  whereOfferedBy,
  whereOneOf,
} from "@tefuda/db/queries/candidate";
import { row } from "@tefuda/db/rows";
import { jokerSearchDocuments as documents } from "@tefuda/db/schema/joker-search-document";
import {
  type CandidateSort,
  SEARCH_PAGE_SIZE,
  SEARCH_PAGES_MAX,
} from "@tefuda/domain/candidate/constants";
import type { SearchJokers } from "@tefuda/domain/candidate/schema";
import { birthdayBounds, birthdayTimestamp } from "@tefuda/domain/joker/age";
import { exclusiveCompanyScale } from "@tefuda/domain/options/company";
import { exclusiveWorkplaceChoice } from "@tefuda/domain/options/workplaces";
import { foldForSearch, splitWords } from "@tefuda/domain/text/normalize";
import { and, eq, gte, lte, not, type SQL, sql } from "drizzle-orm";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type CandidateCard, readCards } from "./card.ts";
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
 * alternatives, an age range, a sort with the id as tie-break, 20 a page. Two statements: what
 * is found, and its cards. A use of the age filter, and every search of an operator,
 * is put on record.
 */
export async function searchJokers(
  ctx: Ctx<Viewer>,
  input: SearchJokers,
): Promise<FoundCandidates> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  await recordSearch(ctx, input);
  const where = whereSearched(db, companyOf(actor), input, now);
  const { nbHits, ids } = await row<{ nbHits: number; ids: string[] }>(
    db,
    sql`with found as ${foundDocuments(where, input.words)}
      select (select count(*)::int from found) as "nbHits",
        array(select object_id from found order by ${orders[input.sort]}, object_id desc
          limit ${SEARCH_PAGE_SIZE} offset ${input.page * SEARCH_PAGE_SIZE}) as ids`,
  );
  return {
    hits: await readCards(db, actor, now, ids),
    nbHits,
    page: input.page,
    nbPages: Math.min(SEARCH_PAGES_MAX, Math.ceil(nbHits / SEARCH_PAGE_SIZE)),
  };
}

const orders = {
  recommended: sql`score desc`,
  recentLogin: sql`online_at desc nulls last`,
} as const satisfies Record<CandidateSort, SQL>;

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
 * The documents found, with what they are sorted by. Without words, count and page are each
 * answered from the index. Texts are long and stand outside it, so words are looked for once,
 * in the candidates that the facets have left; `offset 0` keeps the planner from doing both at
 * the same time.
 */
function foundDocuments(where: SQL | undefined, words: string | undefined): SQL {
  const narrowed = sql`select ${documents.objectID}, ${documents.score}, ${documents.onlineAt}
    from ${documents} where ${where}`;
  const wanted = splitWords(foldForSearch(words ?? ""));
  if (wanted.length === 0) return sql`not materialized (${narrowed})`;
  const hasAll = wanted.map((word) => sql`strpos(texts.text_folded, ${word}) > 0`);
  return sql`materialized (select narrowed.* from (${narrowed} offset 0) narrowed
    join ${documents} texts using (object_id) where ${sql.join(hasAll, sql` and `)})`;
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
