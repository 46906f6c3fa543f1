/** What a company can narrow candidates by (spec 3 · Candidate search filters). */
export const candidateFilters = [
  "occupation",
  "age",
  "jobChangeWillingness",
  "sideJobWillingness",
  "preferredWorkplaces",
  "companyScales",
  "hasIntroduction",
  "exceptOffered",
] as const;
export type CandidateFilter = (typeof candidateFilters)[number];
export const candidateFilterLabels = {
  occupation: "職種",
  age: "年齢",
  jobChangeWillingness: "転職意欲",
  sideJobWillingness: "副業意欲",
  preferredWorkplaces: "希望勤務地",
  companyScales: "希望する企業規模",
  hasIntroduction: "自己紹介あり",
  exceptOffered: "オファー送信済みを除く",
} as const satisfies Record<CandidateFilter, string>;

export const candidateSorts = ["recommended", "recentLogin"] as const;
export type CandidateSort = (typeof candidateSorts)[number];
export const candidateSortLabels = {
  recommended: "おすすめ順",
  recentLogin: "ログインが新しい順",
} as const satisfies Record<CandidateSort, string>;

export const candidateTabs = ["recommended", "search", "kept", "favorites", "hidden"] as const;
export type CandidateTab = (typeof candidateTabs)[number];
export const candidateTabLabels = {
  recommended: "おすすめ",
  search: "検索",
  kept: "キープ",
  favorites: "お気に入り",
  hidden: "非表示",
} as const satisfies Record<CandidateTab, string>;

/** How a card stands for the company; a later entry wins over an earlier one. */
export const candidateCardStates = [
  "none",
  "kept",
  "liked",
  "offered",
  "matched",
  "hidden",
] as const;
export type CandidateCardState = (typeof candidateCardStates)[number];
export const candidateCardLabels = {
  none: "",
  kept: "キープ中",
  liked: "興味ありが届いています",
  offered: "オファー済み",
  matched: "マッチング済み",
  hidden: "非表示",
} as const satisfies Record<CandidateCardState, string>;

export const candidateTexts = {
  clear: "条件をクリア",
  count: "{count}名の候補者",
  ageNotice:
    "募集・採用では、法令で認められた例外を除き、年齢を理由に対象を制限することはできません。年齢以外の条件での検索をおすすめします。",
} as const;

export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_PAGES_MAX = 50;

/** Searches by age within this time are one use in the record of such searches. */
export const AGE_USE_MS = 10 * 60_000;

export const SEARCH_WORDS_MAX = 200;
