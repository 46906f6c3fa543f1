import type { RegistrationStep } from "./steps.ts";

/** What the judgement rule looks at; a draft may lack anything. */
export interface JudgeableProfile {
  readonly birthday?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly nameKana?: string | null | undefined;
  readonly graduatedSchool?: string | null | undefined;
  readonly graduatedFacultyDepartment?: string | null | undefined;
  readonly industry?: string | null | undefined;
  readonly jobChangeWillingness?: string | null | undefined;
  readonly occupation?: string | null | undefined;
  readonly subOccupation?: string | null | undefined;
  readonly careers?: readonly unknown[] | null | undefined;
  readonly skills?: readonly unknown[] | null | undefined;
}

type RequiredItem = keyof JudgeableProfile;

/** Required items in the order of the registration steps (spec 4 · Joker registrationStatus). */
export const judgementItems = [
  { item: "industry", step: "industry", label: "業界" },
  { item: "occupation", step: "occupation", label: "職種" },
  { item: "subOccupation", step: "occupation", label: "職種（詳細）" },
  { item: "name", step: "name", label: "お名前" },
  { item: "nameKana", step: "name", label: "お名前（カナ）" },
  { item: "gender", step: "name", label: "性別" },
  { item: "birthday", step: "name", label: "生年月日" },
  { item: "email", step: "email", label: "メールアドレス" },
  { item: "graduatedSchool", step: "education", label: "学校名" },
  { item: "graduatedFacultyDepartment", step: "education", label: "学部・学科" },
  { item: "careers", step: "careers", label: "職務経歴" },
  { item: "skills", step: "skills", label: "スキル" },
  { item: "jobChangeWillingness", step: "jobChangeWillingness", label: "転職意欲" },
] as const satisfies readonly { item: RequiredItem; step: RegistrationStep; label: string }[];

export type JudgementItem = (typeof judgementItems)[number];

const isFilled = (value: JudgeableProfile[RequiredItem]) =>
  typeof value === "string" ? value.trim() !== "" : (value?.length ?? 0) > 0;

/** The required items that are still empty, each with its step and label, in step order. */
export function missingForJudgement(profile: JudgeableProfile): JudgementItem[] {
  return judgementItems.filter(({ item }) => !isFilled(profile[item]));
}

/** Whether a profile can be submitted for judging (spec 4 · Joker registrationStatus). */
export function isJudgeable(profile: JudgeableProfile): boolean {
  return judgementItems.every(({ item }) => isFilled(profile[item]));
}
