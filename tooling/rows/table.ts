/** A file where a rule lives; where the rule is a constant, a text or a list, with its symbol. */
export interface Place {
  readonly path: string;
  readonly symbol?: string;
}

export interface NamedTest {
  readonly path: string;
  readonly title?: string;
}

export interface Row {
  readonly line: number;
  /** The number of the part of the specification whose rule it is. */
  readonly section: number;
  readonly rule: string;
  readonly where: string;
  readonly by: string;
  readonly places: readonly Place[];
  readonly tests: readonly NamedTest[];
  /** Whether it has exactly three cells, each with something in it. */
  readonly complete: boolean;
}

const isTest = (file: string) => /\.(test|journey|spec)\.tsx?$/.test(file);

/** The rows of the table of rules: what the rule is, where it lives and which test shows it. */
export function readRows(text: string): Row[] {
  let section = 0;
  return text.split("\n").flatMap((line, index) => {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = Number(heading[1]);
    if (!line.startsWith("| ") || /^\| (Rule \||---)/.test(line)) return [];
    const cells = line.slice(1, -1).split(" | ");
    const [rule = "", where = "", by = "", ...more] = cells.map((cell) => cell.trim());
    const complete = rule !== "" && where !== "" && by !== "" && more.length === 0;
    const row = { line: index + 1, section, rule, where, by, complete };
    return [{ ...row, places: placesIn(where), tests: testsIn(by) }];
  });
}

/** The files that a cell names. */
export function placesIn(cell: string): Place[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, named = ""]) => {
    const [path = "", symbol] = named.split("#");
    return symbol === undefined ? { path } : { path, symbol };
  });
}

/** The tests that a cell names. Titles may hold the quotes of code, but no double ones. */
export function testsIn(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`"]+)`(?: "([^"]+)")?/g)]
    .map(([, path = "", title]) => (title === undefined ? { path } : { path, title }))
    .filter(({ path }) => isTest(path));
}
