import type { SearchJokersInput } from "@tefuda/domain/candidate/schema";
import { birthdayBounds, birthdayTimestamp } from "@tefuda/domain/joker/age";
import { subOccupationKeys } from "@tefuda/domain/options/occupations";
import { shownRanks } from "@tefuda/domain/options/ranks";
import { jobChangeWillingnesses } from "@tefuda/domain/options/willingness";
import { exclusiveWorkplaceChoice, workplaceChoices } from "@tefuda/domain/options/workplaces";
import { placeBits } from "./plain-tables.ts";

/** Searches of each kind, all of them different. */
export const QUERIES = 64;
const PAGE = 20;

const occupationsAsked = 5;
const willingnessesAsked = 2;
const youngest = 24;
const ages = 16;
const yearsAsked = 11;
/** Each in the text of one in thirty or so; words of two letters are the most common and the hardest. */
const words = ["英語", "教育", "海外", "金融", "物流", "映像", "組織", "検索"];

export type SearchSort = "recommended" | "recentLogin";

/** What the product is asked: some kinds of work, a place, a wish to change and an age. */
export function searchOf(
  number: number,
  { sort, hasWord }: { readonly sort: SearchSort; readonly hasWord: boolean },
) {
  const some = <T>(list: readonly T[], count: number, step: number): T[] =>
    Array.from({ length: count }, (_, n) => list[(number * step + n * 7) % list.length] as T);
  const [place] = some(
    workplaceChoices.filter((choice) => choice !== exclusiveWorkplaceChoice),
    1,
    1,
  );
  const lower = youngest + ((number * 5) % ages);
  return {
    ...(hasWord && { words: words[number % words.length] }),
    facets: {
      subOccupation: some(subOccupationKeys, occupationsAsked, 11),
      jobChangeWillingness: some(jobChangeWillingnesses, willingnessesAsked, 1),
      preferredWorkplaces: place ? [place] : [],
    },
    age: { lower, upper: lower + yearsAsked },
    sort,
    page: 0,
  } satisfies SearchJokersInput;
}

export type Search = ReturnType<typeof searchOf>;

const listOf = (values: readonly string[]) => `'{${values.join(",")}}'`;

/**
 * The same question of the plain tables: those found in the index alone, twenty of them, and how many
 * there are. Of texts only theirs are read who are found without.
 */
export function plainSearch({ words: word, facets, age, sort }: Search, now: Date): string {
  const order = sort === "recommended" ? "score" : "online_at";
  const { from = "", to = "" } = birthdayBounds(age, now);
  const where = `registration_status = 'registered' and rank = any(${listOf(shownRanks)})
    and occupation = any(${listOf(facets.subOccupation)})
    and job_change_willingness = any(${listOf(facets.jobChangeWillingness)})
    and birthday_ts between ${birthdayTimestamp(from)} and ${birthdayTimestamp(to)}
    and places & ${placeBits([...facets.preferredWorkplaces, exclusiveWorkplaceChoice])} <> 0`;
  const found = `select id, ${order} as by from seekers where ${where}`;
  const hits = word
    ? `candidates as materialized (${found}), hits as materialized (
        select c.id, c.by from candidates c join seekers s using (id)
        where strpos(s.introduction, '${word}') > 0)`
    : `hits as materialized (${found})`;
  const sql = `with ${hits},
      page as (select id, by from hits order by by desc, id desc limit ${PAGE})
    select (select count(*) from hits)::int as n, s.id, s.rank, s.occupation, s.preferred_workplaces,
      s.score, s.online_at, s.introduction
    from page join seekers s using (id) order by page.by desc, s.id desc`;
  return `${sql.replaceAll(/\s+/g, " ")};\n`;
}
