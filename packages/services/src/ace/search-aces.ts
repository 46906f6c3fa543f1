import { whereHoldsAnyOf } from "@tefuda/db/queries/recruitment";
import { holdsAnyOf } from "@tefuda/db/queries/words";
import { row } from "@tefuda/db/rows";
import { aces } from "@tefuda/db/schema/ace";
import { folded } from "@tefuda/db/schema/columns";
import { companies } from "@tefuda/db/schema/company";
import { and, arrayOverlaps, eq, or, type SQL, sql } from "@tefuda/db/sql";
import {
  ACE_PAGE_SIZE,
  ACE_PAGES_MAX,
  ACE_WORDS_MAX,
  occupationsSaying,
  type SearchAces,
} from "@tefuda/domain/ace/search";
import { subOccupationsOf } from "@tefuda/domain/options/occupations";
import type { SoughtWord } from "@tefuda/domain/text/synonyms";

import type { Ctx } from "../kernel/context.ts";
import { readSought } from "../synonym/sought.ts";
import { readAceCards, whereShownAce } from "./card.ts";

export type FoundAces = Awaited<ReturnType<typeof searchAces>>;

/**
 * People of companies by words that all have to occur and by main occupations; those whom the
 * product picks come first. Agents belong to no company's team, so they are not among them.
 */
export async function searchAces(ctx: Ctx, input: SearchAces) {
  const { db, actor } = ctx;
  const { words, synonyms } = await readSought(ctx, input.words, ACE_WORDS_MAX);
  const keys = input.occupations.flatMap((group) => subOccupationsOf(group).map(({ key }) => key));
  const where = and(
    whereShownAce(db, actor),
    eq(aces.isAgent, false),
    whereHoldsAnyOf(aces.occupations, keys),
    ...words.map(whereSays),
  );
  const { nbHits, ids } = await row<{ nbHits: number; ids: string[] }>(
    db,
    sql`with found as (select ${aces.id}, ${aces.pickupPoint} from ${aces}
        join ${companies} on ${companies.id} = ${aces.companyId} where ${where})
      select (select count(*)::int from found) as "nbHits",
        array(select id from found order by pickup_point desc, id desc
          limit ${ACE_PAGE_SIZE} offset ${input.page * ACE_PAGE_SIZE}) as ids`,
  );
  return {
    hits: await readAceCards(db, ids),
    /** How many there are in all, exactly. */
    nbHits,
    synonyms,
    page: input.page,
    /** Pages that can be opened. */
    nbPages: Math.min(ACE_PAGES_MAX, Math.ceil(nbHits / ACE_PAGE_SIZE)),
  };
}

/** The word stands in what the person's page says, or in the name of the company. */
function whereSays({ forms }: SoughtWord): SQL | undefined {
  const occupations = forms.flatMap(occupationsSaying);
  return or(
    holdsAnyOf(aces.searchText, forms),
    holdsAnyOf(folded(companies.name), forms),
    occupations.length > 0 ? arrayOverlaps(aces.occupations, occupations) : undefined,
  );
}
