import { z } from "zod";
import { isoDate, oneOf, optionalText, requiredText } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { integerBetween, yenAmount } from "../validation/whole-numbers.ts";
import { rewardTypes } from "./constants.ts";

const hours = (max: number) => integerBetween(0, max, messages.integer);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, messages.invalid);

/** How far duties or workplace may change later: not at all, or as the text says. */
export const changeScopeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("noChange") }),
  z.object({ kind: z.literal("text"), text: requiredText(1, 500) }),
]);
export type ChangeScope = z.output<typeof changeScopeSchema>;

export const workplaceAddressSchema = z.object({
  text: requiredText(1, 300),
  /** At home; the text then says so. */
  isFullRemote: z.boolean().default(false),
});

export const contractPeriodSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("indefinite") }),
  z
    .object({ kind: z.literal("fixed"), from: isoDate, to: isoDate })
    .refine(({ from, to }) => from <= to, { path: ["from"], error: messages.workingOrder }),
]);

export const renewalLimitSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("unlimited") }),
  z.object({ kind: z.literal("years"), value: integerBetween(1, 50, messages.integer) }),
  z.object({ kind: z.literal("times"), value: integerBetween(1, 100, messages.integer) }),
]);

export const probationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({
    kind: z.literal("months"),
    months: integerBetween(1, 12, messages.integer),
    /** Only when the conditions differ. */
    conditions: optionalText(500),
  }),
]);

export const workHoursSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("fixed"), start: clock, end: clock }),
  z.object({ kind: z.literal("flex"), text: requiredText(1, 300) }),
  z.object({ kind: z.literal("discretionary"), deemedHours: hours(24) }),
  /** The usual hours of contract work. */
  z.object({ kind: z.literal("weekly"), hours: hours(60) }),
]);

export const overtimeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("monthly"), hours: hours(100) }),
]);

export const fixedOvertimePaySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("included"), yen: yenAmount, hours: hours(100) }),
]);

export const rewardSchema = z.object({
  type: oneOf(rewardTypes),
  yen: yenAmount,
  paymentDue: requiredText(1, 100),
});

export const SMOKING_DETAIL_MAX = 200;
