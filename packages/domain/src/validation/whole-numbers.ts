import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { visibleText } from "../text/visible.ts";
import { messages } from "./messages.ja.ts";
import { requiredOr } from "./required-or.ts";

/**
 * A whole number from `min` to `max`, as number or typed digits; every fault reads `message`.
 * @param digitsOf the digits of what was typed, without its commas and in narrow letters
 */
export function integerBetween(
  min: number,
  max: number,
  message: string,
  digitsOf: (typed: string) => string = (typed) => typed,
) {
  return z
    .union([z.number(), z.string()], { error: requiredOr(message) })
    .transform((value, ctx) => {
      const text = digitsOf(visibleText(String(value)).replace(/,/g, "").trim());
      const number = Number(text);
      if (text === "") {
        ctx.addIssue({ code: "custom", message: messages.required });
      } else if (!/^-?\d+$/.test(text) || number < min || number > max) {
        ctx.addIssue({ code: "custom", message });
      }
      return number;
    })
    .meta({ number: { min, max } });
}

const INT4_MAX = 2_147_483_647;

/** A desired salary in units of 10,000 yen, 0 or more. */
export const salaryInt = integerBetween(
  limits.DESIRED_SALARY_MIN,
  INT4_MAX,
  messages.salaryInteger,
);

/** What an offer pays, in the unit of its position, which bounds it; the unit may stand behind it. */
export const minimumSalaryInt = integerBetween(
  limits.SALARY_MIN,
  INT4_MAX,
  messages.salaryMinimum,
  (typed) => typed.replace(/^(\d+)\s*(?:万円?|円)$/, "$1"),
);

const YEN_PER_MAN = 10_000;

/** Digits in units of so many yen: of `500` as they stand, of `500万円` and `5000000円` by the unit. */
const inUnits = (yenPerUnit: number) => (typed: string) => {
  const [, digits, unit] = /^[¥\\]?(\d+)\s*(万円?|円)?$/.exec(typed) ?? [];
  if (!digits || !unit) return digits ?? typed;
  return String((Number(digits) * (unit === "円" ? 1 : YEN_PER_MAN)) / yenPerUnit);
};

/** A position's yearly salary in units of 10,000 yen. */
export const offeredSalary = integerBetween(
  limits.SALARY_MIN,
  limits.SALARY_MAX,
  messages.salaryManYen(limits.SALARY_MAX),
  inUnits(YEN_PER_MAN),
);
/** An amount in yen. */
export const yenAmount = integerBetween(1, 2_000_000_000, messages.salaryMinimum, inUnits(1));

export const toeic = integerBetween(limits.TOEIC_MIN, limits.TOEIC_MAX, messages.toeic);
export const toefl = integerBetween(limits.TOEFL_MIN, limits.TOEFL_MAX, messages.toefl);

/** An age of the candidate filter. */
export const ageFilter = integerBetween(
  limits.CANDIDATE_AGE_MIN,
  limits.CANDIDATE_AGE_MAX,
  messages.ageRange,
);
