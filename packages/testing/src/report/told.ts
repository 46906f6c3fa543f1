import type { TaskMeta } from "vitest";

/** What a test tells besides having passed: a line in the table of the command that runs it. */
export interface Told {
  readonly what: string;
  readonly values: Readonly<Record<string, string>>;
  /** What has to be so, and whether it is. */
  readonly target: { readonly text: string; readonly isMet: boolean };
}

declare module "vitest" {
  interface TaskMeta {
    told?: Told[];
  }
}

/** Puts lines into the table, whether the test passes or not: call it before what may fail. */
export function tell({ meta }: { readonly meta: TaskMeta }, ...lines: readonly Told[]): void {
  meta.told = [...(meta.told ?? []), ...lines];
}

/** A line of one figure. */
export const told = (what: string, seen: string, text: string, isMet: boolean): Told => ({
  what,
  values: { seen },
  target: { text, isMet },
});

/** Counts in one line: `200 × 12, 503 × 3`. */
export const counted = (...counts: readonly Readonly<Record<string, number>>[]): string =>
  counts
    .flatMap((one) => Object.entries(one).map(([what, count]) => `${what} × ${count}`))
    .join(", ");
