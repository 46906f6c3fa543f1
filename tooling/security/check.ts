import type { RowCheck } from "../rows/check.ts";
import { placesIn, testsIn } from "../rows/table.ts";
import { requirements } from "./requirements.ts";

interface Claim {
  readonly line: number;
  readonly number: string;
  readonly level: string;
  readonly applies: string;
  readonly how: string;
  readonly by: string;
  /** Whether it has exactly six cells, each with something in it. */
  readonly complete: boolean;
}

/** What stands where no test shows it: somebody has read the code, or the document. */
const READ_ONLY = new Set(["code only", "document only"]);
const NOTHING = "–";
/** The last day until which a requirement may be open. */
const LAST_DAY = "2027-03-31";

/** What the table of ASVS says that is not so, and how far it is met. */
export function checkSecurity(
  file: string,
  text: string,
  files: ReadonlySet<string>,
  checkRows: RowCheck,
) {
  const claims = readClaims(text);
  const said = claims.map((claim) => ({ claim, wrong: problemsOf(file, claim, files, checkRows) }));
  const named = Map.groupBy(claims, ({ number }) => number);
  const problems = [
    ...[...requirements.keys()]
      .filter((number) => !named.has(number))
      .map((number) => `${file} leaves ${number} out.`),
    ...[...named]
      .filter(([, all]) => all.length > 1)
      .map(([number, all]) => `${file} has ${number} ${all.length} times.`),
    ...said.flatMap(({ wrong }) => wrong),
  ];
  const count = (which: (claim: Claim) => boolean) => claims.filter(which).length;
  const open = count(isOpen);
  const away = count(({ applies }) => applies === "no");
  const read = count(({ by }) => READ_ONLY.has(by));
  const shown = claims.length - open - away - read;
  const summary = `Of ${claims.length} requirements of ASVS ${shown} are shown by tests, ${read} by reading alone, ${open} are open, ${away} do not apply.`;
  return { summary, problems };
}

function readClaims(text: string): Claim[] {
  return text.split("\n").flatMap((line, index) => {
    if (!line.startsWith("| V")) return [];
    const cells = line.slice(1, -1).split(" | ");
    const [number = "", level = "", asks = "", applies = "", how = "", by = "", ...more] =
      cells.map((cell) => cell.trim());
    const complete =
      [number, level, asks, applies, how, by].every((cell) => cell !== "") && more.length === 0;
    return [{ line: index + 1, number, level, applies, how, by, complete }];
  });
}

const isOpen = ({ how }: Claim) => how.startsWith("Open");

function problemsOf(
  file: string,
  claim: Claim,
  files: ReadonlySet<string>,
  checkRows: RowCheck,
): string[] {
  const form = formOf(claim);
  if (form) return [`${file}:${claim.line} ${form}`];
  const { line, number, how, by } = claim;
  const places = placesIn(how);
  if (claim.applies === "yes" && !isOpen(claim) && !READ_ONLY.has(by)) {
    const row = { line, section: 0, rule: number, where: how, by, places, complete: true };
    return checkRows(file, [{ ...row, tests: testsIn(by) }]);
  }
  return places
    .filter(({ path }) => !files.has(path))
    .map(({ path }) => `${file}:${line} names ${path}, which does not exist.`);
}

/** What is wrong with a claim before anything is looked up. */
function formOf(claim: Claim): string | undefined {
  const { number, level, applies, how, by, complete } = claim;
  if (!complete) return "has to have six cells.";
  const right = requirements.get(number);
  if (right === undefined) return `has ${number}, which levels 1 and 2 do not have.`;
  if (String(right) !== level) return `gives ${number} another level than ${right}.`;
  if (applies !== "yes" && applies !== "no") return `says neither yes nor no of ${number}.`;
  if (applies === "no" || isOpen(claim)) {
    if (by !== NOTHING) return `shows ${number}, which is open or does not apply.`;
    return isOpen(claim) ? wrongDay(how) : undefined;
  }
  return READ_ONLY.has(by) && placesIn(how).length === 0 ? "names no file." : undefined;
}

function wrongDay(how: string): string | undefined {
  const [, day = ""] = /^Open until (\d{4}-\d{2}-\d{2}): \S/.exec(how) ?? [];
  if (day === "") return "has to say until when it is open, and why.";
  if (Number.isNaN(Date.parse(day))) return `is open until ${day}, which is no day.`;
  return day > LAST_DAY ? `is open for longer than until ${LAST_DAY}.` : undefined;
}
