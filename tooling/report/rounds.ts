import { firstLine } from "./counts.ts";
import { type PlaywrightReport, specsOf } from "./playwright.ts";

/** How a browser test fared that ran several times. */
export interface Rounds {
  /** Its file and its title. */
  readonly title: string;
  readonly ran: number;
  readonly failed: number;
  /** The first line of what failed first; nothing where nothing failed. */
  readonly error: string | undefined;
}

/** From a report of `--repeat-each`, those that failed most often first. What was left out did not pass. */
export function countRounds({ suites }: PlaywrightReport): Rounds[] {
  const found = new Map<string, Rounds>();
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { results } of tests) {
      const name = `e2e/${file} · ${title}`;
      const last = results.at(-1);
      const isPassed = last?.status === "passed";
      const before = found.get(name) ?? { title: name, ran: 0, failed: 0, error: undefined };
      found.set(name, {
        title: name,
        ran: before.ran + 1,
        failed: before.failed + (isPassed ? 0 : 1),
        error:
          before.error ??
          (isPassed ? undefined : firstLine(last?.errors[0]?.message ?? last?.status ?? "not run")),
      });
    }
  return [...found.values()].sort((a, b) => b.failed - a.failed || a.title.localeCompare(b.title));
}
