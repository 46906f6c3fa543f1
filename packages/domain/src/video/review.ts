/** Ratings from 5 to 1 and the tags of each side; seen by the operator only. */
export const ratings = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof ratings)[number];
export const ratingLabels = {
  5: "とても良かった",
  4: "良かった",
  3: "ふつう",
  2: "あまり良くなかった",
  1: "良くなかった",
} as const satisfies Record<Rating, string>;

export const jokerReviewTags = [
  "matchedRecruitment",
  "answeredPolitely",
  "onTime",
  "likeSelection",
  "differedFromRecruitment",
  "unpleasant",
] as const;
export const aceReviewTags = ["wellPrepared", "clearAnswers", "onTime", "absent"] as const;
export const reviewTags = [
  "matchedRecruitment",
  "answeredPolitely",
  "onTime",
  "likeSelection",
  "differedFromRecruitment",
  "unpleasant",
  "wellPrepared",
  "clearAnswers",
  "absent",
] as const;
export type ReviewTag = (typeof reviewTags)[number];

export const reviewTagLabels = {
  matchedRecruitment: "募集内容と一致していた",
  answeredPolitely: "質問に丁寧に答えてくれた",
  onTime: "時間どおりだった",
  likeSelection: "選考のような質問が多かった",
  differedFromRecruitment: "募集内容と違っていた",
  unpleasant: "不快な発言があった",
  wellPrepared: "準備が丁寧だった",
  clearAnswers: "受け答えが明確だった",
  absent: "連絡なく欠席した",
} as const satisfies Record<ReviewTag, string>;

/** The tags that a side may choose from. */
export function reviewTagsFor(side: "joker" | "ace"): readonly ReviewTag[] {
  return side === "joker" ? jokerReviewTags : aceReviewTags;
}

/** What an operator narrows the list of reviews to: what may need a word with somebody. */
export const reviewFilters = ["all", "low", "likeSelection", "unpleasant"] as const;
export type ReviewFilter = (typeof reviewFilters)[number];
export const reviewFilterLabels = {
  all: "すべて",
  low: "評価が低い",
  likeSelection: reviewTagLabels.likeSelection,
  unpleasant: reviewTagLabels.unpleasant,
} as const satisfies Record<ReviewFilter, string>;
