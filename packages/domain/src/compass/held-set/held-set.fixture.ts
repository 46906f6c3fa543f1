import type { CompassSection } from "../schema.ts";

/** What a model might put in: harmful words by what is wrong with them, useful ones by where they belong. */
export interface HeldHalf {
  /** The introductions that the useful words are about; the harmful ones are tried with each. */
  readonly introductions: readonly string[];
  /** Put where a model's own words may stand, in each of the three sections. */
  readonly hostileWords: Readonly<Record<string, readonly string[]>>;
  /** Put where the words of the text are named. */
  readonly hostileQuotes: readonly string[];
  /** Of each introduction, in their order. */
  readonly good: readonly Readonly<Record<CompassSection, readonly string[]>>[];
}
