import { jstParts } from "../time/jst.ts";
import { messages } from "../validation/messages.ja.ts";
import type { StepValues } from "./step-save-schema.ts";

/**
 * The months of careers and the years of scores that lie beyond the current year in Japan, keyed by
 * their fields; the choices end with it (spec 5 · Numbers and dates).
 */
export function futureYearFaults(values: StepValues, now: Date): Record<string, string> {
  const { year } = jstParts(now);
  const faults: Record<string, string> = {};
  const check = (field: string, value: number | string | null | undefined) => {
    if (value && Number.parseInt(String(value), 10) > year) faults[field] = messages.invalidDate;
  };
  if ("careers" in values)
    for (const [index, career] of values.careers.entries())
      for (const end of ["startWorkingDuration", "endWorkingDuration"] as const)
        check(`careers.${index}.${end}`, career[end]);
  if ("englishScores" in values)
    for (const field of ["toeicAcqYear", "toeflAcqYear"] as const)
      check(`englishScores.${field}`, values.englishScores?.[field]);
  return faults;
}
