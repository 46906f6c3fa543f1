import { node24, root as project } from "../paths.mjs";
import { run } from "../process.mjs";
import { failure, noCounts } from "./counts.ts";
import { countPlaywright } from "./playwright.ts";
import { prepareReport, readReport } from "./report-file.ts";
import type { Step } from "./stages.ts";

export interface PlaywrightSuite {
  readonly name: string;
  /** The folder of its playwright.config.ts, with a slash at its end. */
  readonly root: string;
  readonly files: readonly string[];
  /** Of some tests only: there may be none. */
  readonly isPart: boolean;
  /** Where its report comes to stand. */
  readonly report: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Playwright runs once more by itself what fails: its settings say so. */
export function playwrightStep({ name, root, files, isPart, report, env }: PlaywrightSuite): Step {
  return {
    name,
    async run(write) {
      await prepareReport(report);
      const playwright = `${project}node_modules/@playwright/test/cli.js`;
      const code = await run(node24, [playwright, "test", "--reporter=list,json", ...files], {
        cwd: root,
        write,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      const text = await readReport(report);
      if (text === undefined && isPart && code === 0) return noCounts;
      if (text === undefined) return failure(`no report, code ${code}`);
      const counts = countPlaywright({ report: JSON.parse(text), code }, root);
      const isEmpty = counts.passed + counts.failed === 0;
      return isEmpty && !isPart ? failure("not one test was found") : counts;
    },
  };
}
