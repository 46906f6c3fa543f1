import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Where a run with a report in a file tells what went wrong beside its tests: an array of texts in JSON. */
export const unhandledOf = (reportFile: string) => `${reportFile}-unhandled`;

/** For vitest's `reporters`: tells of the end of a worker and its like, which the JSON reporter leaves out. */
export const tellUnhandled = (reportFile: string): Reporter => ({
  onTestRunEnd(_, errors) {
    const texts = errors.map(({ message, cause }) =>
      [message, cause?.message ?? []].flat().join(" "),
    );
    writeFileSync(unhandledOf(reportFile), JSON.stringify(texts));
  },
});
