import { readIntroduction } from "./reading.ts";
import { impressionsOf } from "./remarks/impressions.ja.ts";
import { improvementsOf } from "./remarks/improvements.ja.ts";
import { questionsOf } from "./remarks/questions.ja.ts";
import type { CompassAdvice } from "./schema.ts";
import { scoreReading } from "./scores.ts";

/**
 * The rules engine of the career compass: reads a self-introduction and says how it comes across.
 * Pure and deterministic; takes any string. Every quote is a part of the text, word for word, and no
 * remark states a fact that the text does not.
 */
export function adviseByRules(text: string): CompassAdvice {
  const reading = readIntroduction(text);
  return {
    impressions: impressionsOf(reading),
    learnMore: questionsOf(reading),
    improvements: improvementsOf(reading),
    scores: scoreReading(reading),
  };
}
