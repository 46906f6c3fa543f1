import { z } from "zod";
import * as limits from "../constants/limits.ts";
import {
  optionalOf,
  optionalText,
  requiredText,
  uuid,
  withoutContact,
  yearMonth,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";

/** Choices begin with it (spec 5 · Numbers and dates). */
const month = yearMonth.refine((text) => Number.parseInt(text, 10) >= limits.FIRST_YEAR, {
  error: messages.invalidDate,
});

/** Text bounds of one reading of the rules: what the form asks for, or what the server takes. */
interface CareerBounds {
  readonly businessMax: number;
  readonly detailMax: number;
}

function careerSchemaWithin({ businessMax, detailMax }: CareerBounds) {
  return z
    .object({
      id: uuid.optional(),
      companyName: withoutContact(requiredText(1, limits.SHORT_TEXT_MAX)),
      position: withoutContact(optionalText(limits.SHORT_TEXT_MAX)),
      startWorkingDuration: month,
      endWorkingDuration: optionalOf(month),
      business: withoutContact(requiredText(limits.CAREER_BUSINESS.min, businessMax)),
      businessDetail: withoutContact(optionalText(detailMax)),
      isCurrentWorkplace: z.boolean().default(false),
    })
    .superRefine((career, ctx) => {
      const { startWorkingDuration: start, endWorkingDuration: end } = career;
      if (career.isCurrentWorkplace || !end || start <= end) return;
      ctx.addIssue({
        code: "custom",
        path: ["startWorkingDuration"],
        message: messages.workingOrder,
      });
    });
}

/** A career as the form asks for it (spec 5 · Text length). */
export const careerFormSchema = careerSchemaWithin({
  businessMax: limits.CAREER_BUSINESS.max,
  detailMax: limits.CAREER_DETAIL.max,
});

/**
 * A career as the server takes it: the wider caps keep texts of earlier rules, which are flagged
 * only when someone edits them.
 */
export const careerSchema = careerSchemaWithin({
  businessMax: limits.CAREER_BUSINESS.hardMax,
  detailMax: limits.CAREER_DETAIL.hardMax,
});
export type CareerInput = z.input<typeof careerSchema>;
export type CareerValue = z.output<typeof careerSchema>;

/** A career as it is stored and read (spec 3 · Career). */
export interface Career extends Omit<CareerValue, "id" | "endWorkingDuration"> {
  readonly id: string;
  readonly endWorkingDuration: string | null;
  readonly isMostRecent: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const CAREERS_MAX = 30;
export const careersFormSchema = z
  .array(careerFormSchema)
  .min(1, messages.required)
  .max(CAREERS_MAX);
export const careersSchema = z.array(careerSchema).max(CAREERS_MAX);
