import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import type { Outputs } from "@/platform/trpc";

export type JudgementCase = Outputs["judgement"]["open"];

/** Sex and birthday, now and at the last request, as an operator saw them for a reason. */
export type ViewedPerson = Outputs["judgement"]["viewPerson"];

/** Comments on parts of the profile, by registration step. */
export type FieldComments = Readonly<Partial<Record<RegistrationStep, string>>>;

/** Writes the comment on one part; undefined takes it away. */
export type CommentOn = (step: RegistrationStep, comment: string | undefined) => void;

export const casePath = (jokerId: string) => `/operator/judgements/${jokerId}`;

/** The comments that say something, as a verdict sends them. */
export function writtenComments(comments: FieldComments) {
  return Object.entries(comments)
    .map(([field, comment]) => ({ field, comment: comment?.trim() ?? "" }))
    .filter(({ comment }) => comment !== "");
}
