/** The steps of a company member's profile in their order (spec 3 · Ace profile steps). */
export const aceProfileSteps = [
  { key: "introduction", title: "自己紹介" },
  { key: "valueInJob", title: "仕事で大切にしていること" },
  { key: "appealOfWorking", title: "この会社で働く魅力" },
  { key: "business", title: "担当している仕事" },
  { key: "name", title: "お名前・性別・生年月日" },
  { key: "profileImage", title: "プロフィール写真" },
  { key: "positionOccupation", title: "役職・職種" },
  { key: "education", title: "最終学歴" },
  { key: "careers", title: "これまでの経歴" },
  { key: "personalities", title: "あなたらしさ" },
] as const;
export type AceProfileStep = (typeof aceProfileSteps)[number]["key"];
export const aceProfileStepKeys = aceProfileSteps.map(({ key }) => key);
