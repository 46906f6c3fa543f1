import type { Project } from "./project.ts";
import { remember } from "./project.ts";
import { makeReaching } from "./reaching.ts";
import type { LastRun, Ran } from "./reports.ts";
import { findSymbol } from "./symbols.ts";
import type { NamedTest, Row } from "./table.ts";
import { isTitleOf, titlesIn } from "./titles.ts";

/** What the rows are held to beside the files themselves. */
export interface Evidence {
  readonly project: Project;
  /** What ran lately; files that have changed since are left out. */
  readonly run: LastRun;
  /** Whether every test that is named has to be in what ran. */
  readonly complete: boolean;
}

/** Stands where a rule has no home yet. */
export const NOT_BUILT = "not built yet";

/**
 * Answers every way in which rows of a file say what is not so, each with its line. One check serves
 * all rows: it keeps what it has read of the project.
 */
export function makeRowCheck(evidence: Evidence) {
  const check = makeCheck(evidence);
  return (file: string, rows: readonly Row[]): string[] =>
    rows.flatMap((row) => check(row).map((problem) => `${file}:${row.line} ${problem}`));
}

export type RowCheck = ReturnType<typeof makeRowCheck>;

function makeCheck({ project, run, complete }: Evidence) {
  const reachOf = makeReaching(project);
  const titles = remember((file) => titlesIn(file, project.read(file)));
  const exists = ({ path }: { path: string }) => project.files.has(path);
  const titleOf = ({ path, title = "" }: NamedTest) => {
    const all = titles(path);
    return all.find(({ source }) => source === title) ?? all.find((one) => isTitleOf(one, title));
  };
  /** What the last run says of a test: of `it.each` all rows, when its source's title is named. */
  const ranOf = (test: NamedTest): readonly Ran[] => {
    const all = run.get(test.path)?.ran ?? [];
    const known = titleOf(test);
    const isWhole = known !== undefined && known.source === test.title;
    return all.filter(({ title }) => (isWhole ? known.pattern.test(title) : title === test.title));
  };

  const form = (row: Row): string[] => {
    if (!row.complete) return ["has to name a rule, where it lives and what shows it."];
    if (row.where === NOT_BUILT)
      return row.by === "–" ? [] : ["is not built, so nothing can show it."];
    return [
      ...(row.places.length === 0 ? ["names no file where the rule lives."] : []),
      ...(row.tests.length === 0 ? ["names no test that shows it."] : []),
      ...[...row.places, ...row.tests]
        .filter((named) => !exists(named))
        .map(({ path }) => `names ${path}, which does not exist.`),
    ];
  };

  const symbols = (row: Row) =>
    row.places
      .filter(exists)
      .filter(({ path, symbol }) => symbol && !findSymbol(path, project.read(path), symbol))
      .map(({ path, symbol }) => `names ${symbol}, which ${path} does not declare.`);

  const shows = (row: Row, test: NamedTest): string[] => {
    const { path, title } = test;
    if (title === undefined) return [`names no title of a test in ${path}.`];
    if (!titleOf(test)) return [`names the test "${title}", which is not in ${path}.`];
    const ran = ranOf(test);
    const isKnown = complete || run.has(path);
    if (isKnown && ran.length === 0) return [`names the test "${title}", which did not run.`];
    if (!ran.every(({ passed }) => passed))
      return [`names the test "${title}", which did not pass.`];
    const reached = reachOf(path, ran);
    if (row.places.some((place) => reached.has(place.path))) return [];
    return [`names the test "${title}", which reaches none of its files.`];
  };

  const reached = (row: Row, tests: readonly NamedTest[]) => {
    const all = tests.map((test) => reachOf(test.path, ranOf(test)));
    return row.places
      .filter(exists)
      .filter(({ path }) => !all.some((files) => files.has(path)))
      .map(({ path }) => `names ${path}, which none of its tests reaches.`);
  };

  return (row: Row): string[] => {
    const wrong = form(row);
    if (!row.complete || row.where === NOT_BUILT) return wrong;
    const tests = row.tests.filter(exists);
    return [
      ...wrong,
      ...symbols(row),
      ...tests.flatMap((test) => shows(row, test)),
      ...reached(row, tests),
    ];
  };
}
