import type { Rank } from "../options/ranks.ts";

/** What the rubric gives points for. */
export const rubricItems = [
  "careerConcreteness",
  "achievement",
  "skillClarity",
  "preferenceClarity",
  "introduction",
] as const;
export type RubricItem = (typeof rubricItems)[number];

export const rubricItemLabels = {
  careerConcreteness: "経歴の具体性",
  achievement: "成果の記載",
  skillClarity: "スキルの明確さ",
  preferenceClarity: "希望条件の明確さ",
  introduction: "自己紹介",
} as const satisfies Record<RubricItem, string>;

export type RubricPoint = 0 | 1 | 2;
export type RubricPoints = Readonly<Record<RubricItem, RubricPoint>>;

const lowestSums = [
  { rank: "S", sum: 10 },
  { rank: "A", sum: 8 },
  { rank: "B", sum: 6 },
  { rank: "C", sum: 4 },
  { rank: "D", sum: 2 },
] as const satisfies readonly { rank: Rank; sum: number }[];

/**
 * The rank that the points add up to. It is a proposal: the operator confirms it, and `Z` (not to
 * be shown) is only ever given by hand.
 */
export function proposeRank(points: RubricPoints): Exclude<Rank, "Z"> {
  const total = rubricItems.reduce((sum, item) => sum + points[item], 0);
  return lowestSums.find(({ sum }) => total >= sum)?.rank ?? "E";
}
