import { mkdir, readFile, rm } from "node:fs/promises";
import { formatReport } from "../../bench/report.ts";
import type { Told } from "../../packages/testing/src/report/told.ts";
import { node24, root } from "../paths.mjs";
import { run } from "../process.mjs";

interface Telling {
  readonly title: string;
  readonly projects: readonly ("unit" | "postgres" | "embedded")[];
  /** Beginnings of the paths of test files. */
  readonly files: readonly string[];
  /** One after the other, so that what measures has the machine to itself. */
  readonly isInTurn?: boolean;
}

interface Report {
  readonly testResults: {
    readonly assertionResults: { readonly meta: { readonly told?: Told[] } }[];
  }[];
}

const folder = `${root}node_modules/.cache/test-report/`;

/**
 * Runs tests with nothing left out, and prints the table of what they tell besides. Answers the lines, and
 * whether all tests passed.
 */
export async function runTelling({
  title,
  projects,
  files,
  isInTurn = false,
}: Telling): Promise<{ readonly lines: readonly Told[]; readonly isPassed: boolean }> {
  const report = `${folder}told.json`;
  await mkdir(folder, { recursive: true });
  await rm(report, { force: true });
  const code = await run(
    node24,
    [
      ...[`${root}node_modules/vitest/vitest.mjs`, "run"],
      ...projects.flatMap((project) => ["--project", project]),
      ...["--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`],
      ...(isInTurn ? ["--no-file-parallelism"] : []),
      ...files,
    ],
    { cwd: root, env: { TEST_DATABASE_URL: undefined, TEFUDA_TEST_ALL: "1" } },
  );
  const { testResults }: Report = JSON.parse(await readFile(report, "utf8"));
  const lines = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta.told ?? []),
  );
  const rows = lines.map(({ what, values, target }) => ({ what, values, target }));
  process.stdout.write(`\n${formatReport({ title, rows, notes: [] })}\n`);
  return { lines, isPassed: code === 0 };
}
