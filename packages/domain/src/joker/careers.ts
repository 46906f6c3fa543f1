/** The parts of a career that its place in the list depends on; months are `YYYY-MM`. */
export interface CareerPeriod {
  readonly startWorkingDuration: string;
  readonly endWorkingDuration?: string | null | undefined;
  readonly isCurrentWorkplace: boolean;
}

export type ArrangedCareer<C extends CareerPeriod> = Omit<
  C,
  "endWorkingDuration" | "isMostRecent"
> & {
  endWorkingDuration: string | null;
  isMostRecent: boolean;
};

const isOngoing = (career: CareerPeriod) => career.isCurrentWorkplace || !career.endWorkingDuration;

/**
 * Careers in the order in which they are stored and shown: the current workplace and those
 * without an end first, then by start month, newest first; equal ones keep their order. Only the
 * first is the most recent one, and a current workplace has no end (spec 4 · Joker).
 */
export function arrangeCareers<C extends CareerPeriod>(careers: readonly C[]): ArrangedCareer<C>[] {
  return [...careers]
    .sort(
      (a, b) =>
        Number(isOngoing(b)) - Number(isOngoing(a)) ||
        compareMonths(b.startWorkingDuration, a.startWorkingDuration),
    )
    .map((career, index) => ({
      ...career,
      endWorkingDuration: career.isCurrentWorkplace ? null : (career.endWorkingDuration ?? null),
      isMostRecent: index === 0,
    }));
}

/** `YYYY-MM` strings sort as text. */
function compareMonths(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
