import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** What went wrong beside the tests of a run. */
export interface BesideTests {
  readonly text: string;
  /** The files that a worker was at when it died; none where the fault is another. */
  readonly files: readonly string[];
}

/** What the JSON reporter leaves out. */
export interface RunNotes {
  /** The files that were to run, and how many tests each was found to have; none where it was never read. */
  readonly listed: readonly { readonly file: string; readonly tests: number | null }[];
  readonly beside: readonly BesideTests[];
}

/** Where a run with a report in a file writes its notes down. */
export const notesOf = (reportFile: string) => `${reportFile}-notes`;

/** For vitest's `reporters`. */
export function noteRun(reportFile: string): Reporter {
  const tests = new Map<string, number | null>();
  return {
    onTestRunStart(specifications) {
      for (const { moduleId } of specifications) tests.set(moduleId, null);
    },
    onTestModuleCollected({ moduleId, children }) {
      tests.set(moduleId, [...children.allTests()].length);
    },
    onTestRunEnd(_, errors) {
      const notes: RunNotes = {
        listed: [...tests].map(([file, count]) => ({ file, tests: count })),
        beside: errors.map(({ message, cause }) => {
          const text = [message, cause?.message ?? []].flat().join(" ");
          return { text, files: filesAtDeath(text) };
        }),
      };
      writeFileSync(notesOf(reportFile), JSON.stringify(notes));
    },
  };
}

/** Vitest names them in its words alone. */
function filesAtDeath(text: string): string[] {
  const [, files] =
    /Worker exited unexpectedly .* while running test files? (.+)$/s.exec(text) ?? [];
  return files?.split(", ") ?? [];
}
