/** What a joker values when choosing a company, `focusOnChoosingCompanies` (spec 3 · Fixed option lists). */
export const selectionCriteria = [
  "visionPhilosophy",
  "cultureMatch",
  "workingFriendlyWithMembers",
  "growthPotentialOfCompany",
  "interestedInBusiness",
  "interestedInBusinessContent",
  "treatment",
] as const;

export type SelectionCriterion = (typeof selectionCriteria)[number];

export const selectionCriterionLabels = {
  visionPhilosophy: "ビジョン・理念に共感できる",
  cultureMatch: "社風・カルチャーが合う",
  workingFriendlyWithMembers: "一緒に働く人と気持ちよく働ける",
  growthPotentialOfCompany: "会社の成長性がある",
  interestedInBusiness: "事業に興味が持てる",
  interestedInBusinessContent: "仕事内容に興味が持てる",
  treatment: "給与・待遇が良い",
} as const satisfies Record<SelectionCriterion, string>;
