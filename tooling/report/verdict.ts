import { addCounts, type Counts, failure, type Unsteady } from "./counts.ts";

/** More tests that passed at their second try only, in one run, and the run has failed. */
export const MOST_UNSTEADY = 4;

/** What the counts of all parts come to. */
export function verdictOf(counts: Counts): Counts {
  const { length } = counts.unsteady;
  if (length <= MOST_UNSTEADY) return counts;
  const note = `${length} tests passed at their second try only, and ${MOST_UNSTEADY} may`;
  return addCounts(counts, failure(note));
}

/** What a run says last; its last line counts. */
export function closingLines(verdict: Counts): string[] {
  return [
    ...verdict.notes,
    ...verdict.unsteady.map(lineOf),
    `${verdict.passed} passed, ${verdict.failed} failed`,
  ];
}

const lineOf = ({ title, error, trace }: Unsteady) =>
  `unsteady: ${title}: ${error}${trace ? ` (npx playwright show-trace ${trace})` : ""}`;
