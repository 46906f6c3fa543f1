/** Interest levels a joker tells a company (spec 3 · Enumerations). */
export const interestLevels = ["littleInterested", "wantToHear", "workingSoon"] as const;

export type InterestLevel = (typeof interestLevels)[number];

export const interestLevelLabels = {
  littleInterested: "少し興味がある",
  wantToHear: "話を聞いてみたい",
  workingSoon: "すぐにでも働きたい",
} as const satisfies Record<InterestLevel, string>;

/** What the company reads for each level. */
export const interestLevelCompanyViews = {
  littleInterested: "まずは情報を知りたい段階です",
  wantToHear: "面談で詳しく話を聞きたいと考えています",
  workingSoon: "早い時期に働くことを前向きに考えています",
} as const satisfies Record<InterestLevel, string>;

/** Themes a joker wants to talk about (spec 3 · Enumerations). `other` carries a free text. */
export const interestedThemes = [
  "missionVision",
  "valueAndMood",
  "businessAndStrength",
  "positionDetail",
  "member",
  "other",
] as const;

export type InterestedTheme = (typeof interestedThemes)[number];

export const interestedThemeLabels = {
  missionVision: "ミッション・ビジョン",
  valueAndMood: "バリュー・社内の雰囲気",
  businessAndStrength: "事業内容・強み",
  positionDetail: "ポジションの詳細",
  member: "一緒に働くメンバー",
  other: "その他",
} as const satisfies Record<InterestedTheme, string>;
