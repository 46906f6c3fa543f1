import { stripVTControlCharacters } from "node:util";

/** A test that failed, and passed when it was run once more: a defect that is counted and printed. */
export interface Unsteady {
  /** Its file and its title. */
  readonly title: string;
  /** The first line of what failed first. */
  readonly error: string;
  /** The recording of the try that failed, a path; a browser's alone. */
  readonly trace?: string | undefined;
}

/** What one part of `npm test` found. A skipped test counts as failed: nothing is left out in silence. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
  /** They count among the passed. */
  readonly unsteady: readonly Unsteady[];
}

export const noCounts: Counts = { passed: 0, failed: 0, notes: [], unsteady: [] };

/** One failure. */
export const failure = (note: string): Counts => ({ ...noCounts, failed: 1, notes: [note] });

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    notes: [...a.notes, ...b.notes],
    unsteady: [...a.unsteady, ...b.unsteady],
  };
}

/** The first line of an error, without a terminal's colours. */
export const firstLine = (text: string): string =>
  stripVTControlCharacters(text).split("\n", 1)[0] ?? "";
