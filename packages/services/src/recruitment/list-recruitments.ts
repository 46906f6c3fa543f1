import { whereHoldsAnyOf, whereOpen, wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { holdsAnyOf } from "@tefuda/db/queries/words";
import { row } from "@tefuda/db/rows";
import { companies } from "@tefuda/db/schema/company";
import { recruitmentAces, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, exists, gte, type SQL, sql } from "@tefuda/db/sql";
import { RECRUITMENT_WORDS_MAX } from "@tefuda/domain/recruitment/constants";
import {
  chosenPlaces,
  chosenSubOccupations,
  type ListRecruitments,
  RECRUITMENT_PAGE_SIZE,
  RECRUITMENT_PAGES_MAX,
} from "@tefuda/domain/recruitment/search";
import { whereNotHiddenBy } from "../hidden-company/not-hidden.ts";
import type { Ctx } from "../kernel/context.ts";
import { readSought, type Sought } from "../synonym/sought.ts";
import { readRecruitmentCards } from "./card.ts";

export type FoundRecruitments = Awaited<ReturnType<typeof listRecruitments>>;

/**
 * The positions that anyone may read, the newest first: published, not past their last day, of a
 * public company that the reader does not hide. Words all have to occur, entries of one filter
 * are alternatives, filters add up. Two statements: what is found, counted exactly, and its cards.
 */
export async function listRecruitments(ctx: Ctx, input: ListRecruitments) {
  const { db } = ctx;
  const { words, synonyms } = await readSought(ctx, input.words, RECRUITMENT_WORDS_MAX);
  const { nbHits, ids } = await row<{ nbHits: number; ids: string[] }>(
    db,
    sql`with found as ${foundPositions(whereListed(ctx, input), words)}
      select (select count(*)::int from found) as "nbHits",
        array(select id from found order by published_at desc, id desc
          limit ${RECRUITMENT_PAGE_SIZE} offset ${input.page * RECRUITMENT_PAGE_SIZE}) as ids`,
  );
  return {
    hits: await readRecruitmentCards(db, ids),
    /** How many there are in all, exactly. */
    nbHits,
    synonyms,
    page: input.page,
    /** Pages that can be opened. */
    nbPages: Math.min(RECRUITMENT_PAGES_MAX, Math.ceil(nbHits / RECRUITMENT_PAGE_SIZE)),
  };
}

/** Everything but the words. */
function whereListed({ db, actor, clock }: Ctx, input: ListRecruitments): SQL | undefined {
  return and(
    whereOpen(clock()),
    wherePublicCompany(),
    whereNotHiddenBy(db, actor, recruitments.companyId),
    input.employmentType && eq(recruitments.employmentType, input.employmentType),
    whereHoldsAnyOf(recruitments.occupations, chosenSubOccupations(input)),
    whereHoldsAnyOf(recruitments.workplaces, chosenPlaces(input)),
    whereHoldsAnyOf(recruitments.workConditions, input.workConditions),
    input.minSalary === undefined ? undefined : gte(recruitments.maxSalary, input.minSalary),
    input.companyId === undefined ? undefined : eq(recruitments.companyId, input.companyId),
    input.aceId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(recruitmentAces)
            .where(
              and(
                eq(recruitmentAces.recruitmentId, recruitments.id),
                eq(recruitmentAces.aceId, input.aceId),
              ),
            ),
        ),
  );
}

/**
 * The positions found, with what they are sorted by. Texts are long, so words are looked for in
 * those that the filters have left; `offset 0` keeps the planner from doing both at once.
 */
function foundPositions(where: SQL | undefined, words: Sought["words"]): SQL {
  const narrowed = sql`select ${recruitments.id}, ${recruitments.publishedAt}
    from ${recruitments} join ${companies} on ${companies.id} = ${recruitments.companyId}
    where ${where}`;
  if (words.length === 0) return sql`not materialized (${narrowed})`;
  const hasAll = words.map(({ forms }) => holdsAnyOf(sql`texts.text_folded`, forms));
  return sql`materialized (select narrowed.* from (${narrowed} offset 0) narrowed
    join ${recruitments} texts using (id) where ${sql.join(hasAll, sql` and `)})`;
}
