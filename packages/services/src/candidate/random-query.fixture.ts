import { candidateSorts } from "@tefuda/domain/candidate/constants";
import { companyScales } from "@tefuda/domain/options/company";
import { occupations, subOccupationKeys } from "@tefuda/domain/options/occupations";
import { jobChangeWillingnesses, sideJobWillingnesses } from "@tefuda/domain/options/willingness";
import { placeNumbers, workplaceChoices } from "@tefuda/domain/options/workplaces";
import fc from "fast-check";
import type { FindJokersInput } from "./find-jokers.ts";

/** Absent three times out of four: with everything at once, nobody would be found. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    { arbitrary: arbitrary as fc.Arbitrary<T | undefined>, weight: 1 },
  );

const some = <T>(values: readonly T[], maxLength = 3) =>
  seldom(fc.uniqueArray(fc.constantFrom(...values), { maxLength }));

const flag = seldom(fc.constant(true as const));

const LENGTHS = [1, 2, 2, 2, 2, 3, 4, 7];
const PIECES = 48;

const WITH_SYNONYMS = ["frontend", "engineer", "設計", "front", "end", "リアクト", "design"];

/** Pieces of the texts themselves, from one letter on. */
function piecesOf(texts: readonly string[]): string[] {
  return Array.from({ length: PIECES }, (_, number) => {
    const letters = [...(texts[(number * 7) % texts.length] ?? "")];
    const from = (number * 31) % letters.length;
    return letters.slice(from, from + (LENGTHS[number % LENGTHS.length] ?? 1)).join("");
  });
}

/** Some of them written otherwise, some with others that mean the same, and one that nobody has. */
const wordsFrom = (texts: readonly string[]) => {
  const piece = fc
    .tuple(fc.constantFrom(...piecesOf(texts), ...WITH_SYNONYMS, "無い言葉"), fc.nat(2))
    .map(([word, way]) => [word, word.toUpperCase(), toKatakana(word)][way] ?? word);
  const space = fc.constantFrom(" ", "　", "  ");
  return fc
    .tuple(fc.array(piece, { maxLength: 3 }), space)
    .map(([pieces, between]) => pieces.join(between));
};

const toKatakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 96));

/** Whatever a company, a saved search or the deck may ask. */
export const anyQuery = (
  texts: readonly string[],
  ids: readonly string[],
  now: Date,
): fc.Arbitrary<FindJokersInput> =>
  fc
    .record({
      query: fc.record({
        words: fc.option(wordsFrom(texts), { nil: undefined, freq: 2 }),
        facets: fc.record({
          occupation: some(occupations),
          subOccupation: some(subOccupationKeys, 40),
          jobChangeWillingness: some(jobChangeWillingnesses),
          sideJobWillingness: some(sideJobWillingnesses),
          preferredWorkplaces: some(workplaceChoices),
          preferredPrefectures: some(placeNumbers, 8),
          interestedCompanyScales: some(companyScales),
          hasIntroduction: flag,
          exceptOffered: flag,
        }),
        age: seldom(
          fc
            .tuple(fc.integer({ min: 18, max: 50 }), fc.nat(20), fc.nat(3))
            .map(([lower, span, kind]) => ({
              lower: kind === 1 ? undefined : lower,
              upper: kind === 2 ? undefined : Math.min(50, lower + span),
            })),
        ),
      }),
      sort: fc.constantFrom(...candidateSorts),
      page: fc.oneof(fc.constant(0), fc.nat(49)),
      size: fc.constantFrom(undefined, 20, 50, 1),
      except: seldom(fc.subarray([...ids])),
      newSince: seldom(fc.nat(400).map((days) => new Date(now.getTime() - days * 86_400_000))),
    })
    .map(({ size, except, newSince, ...asked }) => ({
      ...asked,
      ...(size && { size }),
      ...(except && { except }),
      ...(newSince && { newSince }),
    }));
