/** What a row of the table of rules may name. */
export interface Shown {
  readonly files: readonly string[];
  /** The text of a file that exists. */
  readonly read: (file: string) => string;
}

export interface Rows {
  readonly built: number;
  readonly open: number;
  readonly problems: readonly string[];
}

/** Stands where a rule has no home yet. */
const NOT_BUILT = "not built yet";
const isTest = (file: string) => /\.(test|journey|spec)\.tsx?$/.test(file);
const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(" | ")
    .map((cell) => cell.trim());

/**
 * Reads the table of the specification's rules: every row says in our words what the rule is, where
 * it lives and which test shows it. A test may be followed by its title in quotes.
 */
export function checkRules(file: string, text: string, shown: Shown): Rows {
  const problems: string[] = [];
  let built = 0;
  let open = 0;
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.startsWith("| ") || /^\| (Rule|---)/.test(line)) continue;
    const tell = (problem: string) => problems.push(`${file}:${index + 1} ${problem}`);
    const [rule = "", where = "", by = "", ...more] = cellsOf(line);
    if (rule === "" || where === "" || by === "" || more.length > 0) {
      tell("has to name a rule, where it lives and what shows it.");
      continue;
    }
    if (where === NOT_BUILT) {
      open += 1;
      if (by !== "–") tell("is not built, so nothing can show it.");
      continue;
    }
    built += 1;
    if (pathsIn(where).length === 0) tell("names no file where the rule lives.");
    for (const path of pathsIn(where))
      if (!shown.files.includes(path)) tell(`names ${path}, which does not exist.`);
    const tests = testsIn(by);
    if (tests.length === 0) tell("names no test that shows it.");
    for (const { path, title } of tests) {
      if (!shown.files.includes(path)) tell(`names ${path}, which does not exist.`);
      else if (title && !shown.read(path).includes(title))
        tell(`names the test "${title}", which is not in ${path}.`);
    }
  }
  return { built, open, problems };
}

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)]
    .map(([, path = "", title]) => ({ path, title }))
    .filter(({ path }) => isTest(path));
