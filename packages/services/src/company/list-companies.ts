import type { Db } from "@tefuda/db/client";
import { whereOneOf } from "@tefuda/db/queries/candidate";
import { whereHoldsAnyOf, wherePublicCompany, whereSeeks } from "@tefuda/db/queries/recruitment";
import { holdsAnyOf } from "@tefuda/db/queries/words";
import { row } from "@tefuda/db/rows";
import { aces } from "@tefuda/db/schema/ace";
import { folded } from "@tefuda/db/schema/columns";
import { companies } from "@tefuda/db/schema/company";
import { and, arrayOverlaps, eq, exists, inArray, isNull, or, type SQL, sql } from "@tefuda/db/sql";
import {
  COMPANY_PAGE_SIZE,
  COMPANY_PAGES_MAX,
  COMPANY_WORDS_MAX,
  choicesSaying,
  type ListCompanies,
} from "@tefuda/domain/company/search";
import { subOccupationsOf } from "@tefuda/domain/options/occupations";
import type { SoughtWord } from "@tefuda/domain/text/synonyms";

import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";
import type { Ctx } from "../kernel/context.ts";
import { readSought, type Sought } from "../synonym/sought.ts";
import { readCompanyCards } from "./card.ts";

export type FoundCompanies = Awaited<ReturnType<typeof listCompanies>>;

/**
 * The companies that show themselves, the newest first: words that all have to occur, filters
 * whose entries are alternatives, and none that the reader hides. Two statements: what is found,
 * counted exactly, and its cards.
 */
export async function listCompanies(ctx: Ctx, input: ListCompanies) {
  const { db } = ctx;
  const { words, synonyms } = await readSought(ctx, input.words, COMPANY_WORDS_MAX);
  const { nbHits, ids } = await row<{ nbHits: number; ids: string[] }>(
    db,
    sql`with found as (select ${companies.id}, ${companies.createdAt} from ${companies}
        where ${whereListed(ctx, input, words)})
      select (select count(*)::int from found) as "nbHits",
        array(select id from found order by created_at desc, id desc
          limit ${COMPANY_PAGE_SIZE} offset ${input.page * COMPANY_PAGE_SIZE}) as ids`,
  );
  return {
    hits: await readCompanyCards(db, ids, ctx.clock()),
    /** How many there are in all, exactly. */
    nbHits,
    synonyms,
    page: input.page,
    /** Pages that can be opened. */
    nbPages: Math.min(COMPANY_PAGES_MAX, Math.ceil(nbHits / COMPANY_PAGE_SIZE)),
  };
}

function whereListed(
  { db, actor, clock }: Ctx,
  input: ListCompanies,
  words: Sought["words"],
): SQL | undefined {
  return and(
    wherePublicCompany(),
    whereNotHiddenBy(db, actor, companies.id),
    whereOneOf(companies.industry, input.industries),
    whereOneOf(companies.companyScale, input.companyScales),
    whereHoldsAnyOf(companies.workStyles, input.workStyles),
    whereWorksIn(db, input.occupations, clock()),
    ...words.map(whereSays),
  );
}

/** Looks for, or employs, someone of these main occupations. */
function whereWorksIn(db: Db, chosen: ListCompanies["occupations"], now: Date): SQL | undefined {
  const keys = chosen.flatMap((group) => subOccupationsOf(group).map(({ key }) => key));
  if (keys.length === 0) return undefined;
  const one = { one: sql`1` };
  const member = db
    .select(one)
    .from(aces)
    .where(
      and(
        eq(aces.companyId, companies.id),
        eq(aces.isAvailable, true),
        isNull(aces.removedAt),
        arrayOverlaps(aces.occupations, keys),
      ),
    );
  return or(whereSeeks(db, keys, now), exists(member));
}

/** The word stands in what the company's page says. */
function whereSays({ forms }: SoughtWord): SQL | undefined {
  const choices = forms.map(choicesSaying);
  const workStyles = choices.flatMap((choice) => choice.workStyles);
  const lists = folded(sql`array_to_string(${companies.values} || ${companies.benefits}, chr(10))`);
  return or(
    holdsAnyOf(companies.searchText, forms),
    holdsAnyOf(lists, forms),
    inArray(
      companies.industry,
      choices.flatMap((choice) => choice.industries),
    ),
    workStyles.length > 0 ? arrayOverlaps(companies.workStyles, workStyles) : undefined,
  );
}
