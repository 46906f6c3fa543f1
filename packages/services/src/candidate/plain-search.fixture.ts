import type { Db } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { sql } from "@tefuda/db/sql";
import { ageOn } from "@tefuda/domain/joker/age";
import { fold } from "@tefuda/domain/text/fold";
import { listedSynonyms, soughtWords } from "@tefuda/domain/text/synonyms";
import { jstDate } from "@tefuda/domain/time/jst";
import type { FindJokersInput } from "./find-jokers.ts";

type Doc = typeof jokerSearchDocuments.$inferSelect & {
  readonly hides: readonly string[];
  readonly age: number | null;
  readonly folded: string;
};

/** Everyone with a document and a rank that is shown, and whom they hide from, as the tables have it, in both orders. */
export async function readDocs(db: Db, now: Date) {
  const docs = await db.select().from(jokerSearchDocuments);
  const hidden = await rows<{ id: string; word: string }>(
    db,
    sql`select joker_id::text as id, word from hidden_company_domains`,
  );
  const hides = Map.groupBy(hidden, ({ id }) => id);
  const people: Doc[] = docs.map((doc) => ({
    ...doc,
    hides: hides.get(doc.objectID)?.map(({ word }) => word) ?? [],
    age:
      doc.birthdayTimestamp === null ? null : ageOn(jstDate(new Date(doc.birthdayTimestamp)), now),
    folded: fold(doc.text),
  }));
  const shown = people.filter(
    ({ registrationStatus, rank }) =>
      registrationStatus === "registered" && rank !== null && "SABCDE".includes(rank),
  );
  const sorted = (rankOf: (doc: Doc) => number) =>
    shown.toSorted((a, b) => {
      const [left, right] = [rankOf(a), rankOf(b)];
      if (left !== right) return left < right ? 1 : -1;
      return a.objectID < b.objectID ? 1 : -1;
    });
  return {
    recommended: sorted(({ score }) => score),
    recentLogin: sorted(({ onlineAt }) => onlineAt?.getTime() ?? Number.NEGATIVE_INFINITY),
  };
}

/** Whether somebody would work at a place: an own one, one of those beyond Tokyo, or any. */
function worksAt({ preferredWorkplaces, preferredPrefectures }: Doc, no: number): boolean {
  if (preferredWorkplaces.includes("none")) return true;
  if (no === 13) return preferredWorkplaces.includes("tokyo");
  if (no === 48) return preferredWorkplaces.includes("abroad");
  if (!preferredWorkplaces.includes("exceptTokyo")) return false;
  return preferredPrefectures.length === 0 || preferredPrefectures.some((own) => own === no);
}

export interface Company {
  readonly host: string;
  /** Put aside by it or matched with it. */
  readonly related: readonly string[];
  readonly offered: readonly string[];
}

/** The answer that a search has to give, found by looking at one person after the other. */
export function searchPlainly(
  docs: Awaited<ReturnType<typeof readDocs>>,
  { query, sort, page, size = 20, except = [], newSince }: FindJokersInput,
  { host, related, offered }: Company,
) {
  const { facets, age, words = "" } = query;
  // The forms of words have tests of their own; here it is about who is found by them.
  const wanted = soughtWords(words, listedSynonyms);
  const out = new Set([...except, ...related, ...(facets.exceptOffered ? offered : [])]);
  const tests: ((doc: Doc) => boolean)[] = [];
  const oneOf = <T extends string>(
    values: readonly T[] | undefined,
    of: (doc: Doc) => T | null,
  ) => {
    if (values?.length) tests.push((doc) => values.some((value) => value === of(doc)));
  };
  const holds = (
    values: readonly string[] | undefined,
    any: string,
    of: (doc: Doc) => string[],
  ) => {
    const good = new Set(values).add(any);
    if (values?.length) tests.push((doc) => of(doc).some((value) => good.has(value)));
  };
  oneOf(facets.occupation, (doc) => doc.occupation);
  oneOf(facets.subOccupation, (doc) => doc.subOccupation);
  oneOf(facets.jobChangeWillingness, (doc) => doc.jobChangeWillingness);
  oneOf(facets.sideJobWillingness, (doc) => doc.sideJobWillingness);
  holds(facets.preferredWorkplaces, "none", (doc) => doc.preferredWorkplaces);
  if (facets.preferredPrefectures?.length) {
    const asked = facets.preferredPrefectures;
    tests.push((doc) => asked.some((no) => worksAt(doc, no)));
  }
  holds(facets.interestedCompanyScales, "noInterest", (doc) => doc.interestedCompanyScales);
  if (facets.hasIntroduction) tests.push((doc) => doc.hasIntroduction);
  const { lower, upper } = age ?? {};
  if (lower !== undefined) tests.push((doc) => doc.age !== null && doc.age >= lower);
  if (upper !== undefined) tests.push((doc) => doc.age !== null && doc.age <= upper);
  if (newSince) tests.push((doc) => doc.searchableSince > newSince);
  if (out.size > 0) tests.push((doc) => !out.has(doc.objectID));
  if (host !== "") tests.push((doc) => !doc.hides.some((word) => host.includes(word)));
  for (const { forms } of wanted)
    tests.push((doc) => forms.some((word) => doc.folded.includes(word)));
  const found = docs[sort].filter((doc) => tests.every((test) => test(doc)));
  return {
    ids: found.slice(page * size, (page + 1) * size).map(({ objectID }) => objectID),
    nbHits: found.length,
    nbPages: Math.min(50, Math.ceil(found.length / size)),
  };
}
