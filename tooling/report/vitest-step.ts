import { readFile, rm, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { node24, root as project } from "../paths.mjs";
import { run } from "../process.mjs";
import { type Counts, failure, noCounts } from "./counts.ts";
import { prepareReport, readReport } from "./report-file.ts";
import { notesOf } from "./run-reporter.ts";
import type { Step } from "./stages.ts";
import { MOST_UNSTEADY } from "./verdict.ts";
import {
  countSecondTry,
  countVitest,
  filesToTryAgain,
  type VitestRun,
  withoutFiles,
  withSecondTry,
} from "./vitest.ts";

export interface VitestSuite {
  readonly name: string;
  /** The folder of its vitest.config.ts, with a slash at its end. */
  readonly root: string;
  readonly project: string;
  /** What vitest is asked for. */
  readonly args: readonly string[];
  /** Of some tests only: there may be none. */
  readonly isPart: boolean;
  /** Where its report comes to stand. */
  readonly report: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a file that fails is run once more when the stage has ended, alone, in a process of its own. */
  readonly hasSecondTry: boolean;
}

export function vitestStep(suite: VitestSuite): Step {
  return {
    name: suite.name,
    async run(write) {
      const { root, isPart } = suite;
      const first = await runVitest(suite, suite.args, suite.report, write);
      if (typeof first === "number" && isPart && first === 0) return noCounts;
      if (typeof first === "number") return failure(`no report, code ${first}`);
      if (first.notes.listed.length === 0 && !isPart) return failure("not one test was found");
      const again = suite.hasSecondTry ? filesToTryAgain(first, root) : [];
      if (again.length === 0 || again.length > MOST_UNSTEADY) return countVitest(first, root);
      return {
        ...countVitest(withoutFiles(first, again), root),
        afterwards: again.map((file) => secondTry(suite, file, first)),
      };
    },
  };
}

function secondTry(suite: VitestSuite, file: string, first: VitestRun): Step {
  const { name, root, report } = suite;
  const path = relative(root, file);
  return {
    name: `once more, ${name}: ${path}`,
    async run(write): Promise<Counts> {
      const second = await runVitest(suite, ["run", path], `${report}-again`, write);
      if (typeof second === "number") return failure(`no report, code ${second}: ${path}`);
      // What reads the report later finds the verdict in it.
      const whole = JSON.parse(await readFile(report, "utf8"));
      await writeFile(report, JSON.stringify(withSecondTry(whole, file, second.report)));
      return countSecondTry(file, first, second, root);
    },
  };
}

/** Answers the exit code alone where no report was written. */
async function runVitest(
  { root, project: name, env }: VitestSuite,
  args: readonly string[],
  report: string,
  write: ((chunk: Buffer) => void) | undefined,
): Promise<VitestRun | number> {
  await prepareReport(report);
  await rm(notesOf(report), { force: true });
  const vitest = `${project}node_modules/vitest/vitest.mjs`;
  const code = await run(node24, [vitest, ...args, "--project", name, "--passWithNoTests"], {
    cwd: root,
    write,
    env: { ...env, TEST_REPORT_FILE: report },
  });
  const [text, notes] = await Promise.all([readReport(report), readReport(notesOf(report))]);
  if (text === undefined || notes === undefined) return code;
  return { report: JSON.parse(text), notes: JSON.parse(notes), code };
}
