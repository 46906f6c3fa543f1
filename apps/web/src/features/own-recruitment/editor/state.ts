import {
  type FormPart,
  type RecruitmentForm,
  readRecruitmentForm,
  unfinishedFieldsOf,
} from "@tefuda/domain/recruitment/form";
import {
  isRequiredForPublish,
  missingForPublish,
  recruitmentFieldNames,
  recruitmentLabel,
} from "@tefuda/domain/recruitment/publish";
import {
  type Recruitment,
  type RecruitmentField,
  UNFINISHED_MAX,
} from "@tefuda/domain/recruitment/schema";
import { messages } from "@tefuda/domain/validation/messages.ja";
import type { RecruitmentFrame } from "../types";

/** What the form says at this moment: what is right, what is wrong, and what still keeps it private. */
export function readEditor(
  form: RecruitmentForm,
  employer: RecruitmentFrame["employer"],
  today: string,
) {
  const { recruitment, errors, unfinished } = readRecruitmentForm(form);
  const whole: Recruitment = { ...recruitment, ...employer };
  const missing = missingForPublish(whole, today);
  const wrong = unfinishedFieldsOf(recruitment, unfinished);
  const open = recruitmentFieldNames.filter(
    (field) => missing.some((one) => one.field === field) || wrong.some((one) => one === field),
  );
  const required = recruitmentFieldNames.filter((field) => isRequiredForPublish(whole, field));
  const tooLong = Object.entries(unfinished)
    .filter(([, value]) => isTooLong(value))
    .map(([part]) => part as FormPart);
  return {
    recruitment,
    whole,
    errors,
    unfinished: Object.fromEntries(
      Object.entries(unfinished).filter(([part]) => !tooLong.includes(part as FormPart)),
    ),
    /** What is longer than anything that can be stored, even as it was typed. */
    tooLong,
    /** What keeps it from being public, in the order of the form. */
    open: open.map((field) => ({ field, label: recruitmentLabel(whole, field) })),
    requiredCount: required.length,
    doneCount: required.filter((field) => !open.includes(field)).length,
  };
}
export type EditorReading = ReturnType<typeof readEditor>;

const isTooLong = (value: unknown) => typeof value === "string" && value.length > UNFINISHED_MAX;

/** The message beside a field, once it was touched or publishing was tried. */
export function errorAt(
  { errors, open }: EditorReading,
  field: RecruitmentField,
  { isTouched, isTried }: { isTouched: boolean; isTried: boolean },
): string | undefined {
  const wrong = errors[field];
  if (wrong && (isTouched || isTried) && wrong !== messages.required) return wrong;
  return isTried && open.some((one) => one.field === field)
    ? (wrong ?? messages.required)
    : undefined;
}
