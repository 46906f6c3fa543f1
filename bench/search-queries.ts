import { occupations } from "../packages/domain/src/options/occupations.ts";
import { jobChangeWillingnesses } from "../packages/domain/src/options/willingness.ts";
import type { Asked } from "./search-clients.ts";

/** Words that people ask for again and again. */
const usualWords = [
  "デザイン",
  "設計",
  "開発 運用",
  "営業",
  "typescript",
  "予約 サービス",
  "マネジメント",
  "広告",
  "sql",
  "採用",
  "企画 改善",
  "データ分析",
];

/** What a company's staff asks in a minute of work: the same question seldom comes twice. */
export function everydayQuery(number: number): Asked {
  const pick = <T>(values: readonly T[], step: number) =>
    values[Math.floor(number / step) % values.length] as T;
  const occupation = [pick(occupations, 1)];
  const jobChangeWillingness = [pick(jobChangeWillingnesses, 3)];
  const words = pick(usualWords, 2);
  const page = number % 5 === 0 ? Math.floor(number / 5) % 8 : 0;
  const sort = number % 3 === 0 ? "recentLogin" : "recommended";
  switch (number % 7) {
    case 0:
      return { kind: "facets", input: { facets: { occupation }, sort, page } };
    case 1:
      return { kind: "words", input: { words, sort, page } };
    case 2:
      return {
        kind: "facets",
        input: { facets: { occupation, jobChangeWillingness, hasIntroduction: true }, page },
      };
    case 3:
      return { kind: "words", input: { words, facets: { occupation }, sort } };
    case 4:
      return {
        kind: "age",
        input: { age: { lower: 25, upper: 34 }, facets: { occupation }, sort },
      };
    case 5:
      return {
        kind: "facets",
        input: { facets: { preferredWorkplaces: ["tokyo", "remote"], exceptOffered: true }, sort },
      };
    default:
      return { kind: "first page", input: { sort, page: number % 50 } };
  }
}

/** A word that nobody has asked for before. */
export const newWordQuery = (number: number): Asked => ({
  kind: "new word",
  input: { words: `新しい語${number}`.slice(number % 3) },
});
