import { readIntroduction } from "@tefuda/domain/compass/reading";
import { type CompassRule, compassRules, overlap, type Span } from "@tefuda/domain/compass/rules";
import type { LabelledIntroduction } from "./labelled.ts";

/** What one rule found in a set, and what it should have. */
export interface RuleFigures {
  readonly rule: CompassRule;
  /** Hits a reader finds. */
  readonly truth: number;
  /** Of them, hits the engine found. */
  readonly found: number;
  /** Hits of the engine that no reader would call one. */
  readonly wrong: number;
  /** 0 to 1; undefined where the engine found nothing. */
  readonly precision: number | undefined;
  /** 0 to 1; undefined where there is nothing to find. */
  readonly recall: number | undefined;
  readonly misses: readonly Miss[];
}

export interface Miss {
  readonly id: string;
  readonly kind: "overlooked" | "wrong";
  readonly words: string;
}

/**
 * Where the labelled words stand: each after the one before it with the same words.
 * @throws Error naming words that the text does not hold
 */
export function placesOf({ id, text, truth }: LabelledIntroduction, rule: CompassRule): Span[] {
  const last = new Map<string, number>();
  return (truth[rule] ?? []).map((words) => {
    const start = text.indexOf(words, last.get(words) ?? 0);
    if (start < 0) throw new Error(`${id}: ${rule} names "${words}", which is not in the text.`);
    last.set(words, start + words.length);
    return { start, end: start + words.length };
  });
}

/** Compares the engine with the labels. A hit is right where it overlaps a label, each label once. */
export function evaluate(set: readonly LabelledIntroduction[]): RuleFigures[] {
  const read = set.map((one) => ({ ...one, hits: readIntroduction(one.text).hits }));
  return compassRules.map((rule) => {
    const misses: Miss[] = [];
    let truth = 0;
    let found = 0;
    for (const one of read) {
      const open = placesOf(one, rule);
      truth += open.length;
      for (const hit of one.hits[rule]) {
        const at = open.findIndex((place) => overlap(place, hit));
        if (at >= 0) {
          open.splice(at, 1);
          found += 1;
        } else
          misses.push({ id: one.id, kind: "wrong", words: one.text.slice(hit.start, hit.end) });
      }
      for (const { start, end } of open)
        misses.push({ id: one.id, kind: "overlooked", words: one.text.slice(start, end) });
    }
    const wrong = misses.filter(({ kind }) => kind === "wrong").length;
    return {
      rule,
      truth,
      found,
      wrong,
      precision: found + wrong === 0 ? undefined : found / (found + wrong),
      recall: truth === 0 ? undefined : found / truth,
      misses,
    };
  });
}
