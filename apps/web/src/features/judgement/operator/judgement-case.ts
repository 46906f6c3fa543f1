import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import type { Outputs } from "@/platform/trpc";

export type JudgementCase = Outputs["judgement"]["open"];

/** Comments on parts of the profile, by registration step. */
export type FieldComments = Readonly<Partial<Record<RegistrationStep, string>>>;

export const casePath = (jokerId: string) => `/operator/judgements/${jokerId}`;

/** The comments that say something, as a verdict sends them. */
export function writtenComments(comments: FieldComments) {
  return Object.entries(comments)
    .map(([field, comment]) => ({ field, comment: comment?.trim() ?? "" }))
    .filter(({ comment }) => comment !== "");
}
