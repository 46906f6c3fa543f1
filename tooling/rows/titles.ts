import { isNode, type Node, nameOf, nodesOf, parse, visit } from "../syntax.ts";

/** The title of a test as its file says it. */
export interface Title {
  /** Template literals and `%s` stand as in the source. */
  readonly source: string;
  /** Which titles of a report may have come of it. */
  readonly pattern: RegExp;
}

/** Titles of the tests of a file, those of `it.each` and of templates with what is filled in open. */
export function titlesIn(file: string, source: string): Title[] {
  const titles: Title[] = [];
  visit(parse(file, source), (node) => {
    const kind = node.type === "CallExpression" ? kindOf(node.callee) : undefined;
    const [first] = nodesOf(node.arguments);
    if (kind && first) titles.push(...titleOf(first, source, kind === "each"));
  });
  return titles;
}

/** Whether a title is meant by a row: word for word as in the source, or as a run fills it in. */
export const isTitleOf = ({ source, pattern }: Title, named: string) =>
  named === source || (/[^^.*$]/.test(pattern.source) && pattern.test(named));

const runs = ["concurrent", "sequential", "only", "fails"];

function kindOf(callee: unknown): "once" | "each" | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return isRunner(callee) ? "once" : undefined;
  if (callee.type === "MemberExpression") {
    const isRun = runs.includes(nameOf(callee.property) ?? "");
    return isRun ? kindOf(callee.object) : undefined;
  }
  // it.each(table)("title", …) and it.each`table`("title", …)
  const table = callee.type === "CallExpression" ? callee.callee : callee.tag;
  if (!isNode(table) || table.type !== "MemberExpression") return undefined;
  const isTable = /^(each|for)$/.test(nameOf(table.property) ?? "");
  return isTable && kindOf(table.object) ? "each" : undefined;
}

const isRunner = (node: Node) => /^(it|test)$/.test(nameOf(node) ?? "");

function titleOf(node: Node, source: string, filled: boolean): Title[] {
  if (node.type === "Literal") {
    const text = String(node.value);
    return [{ source: text, pattern: patternOf(filled ? openPlaces(text) : [text]) }];
  }
  if (node.type !== "TemplateLiteral") return [];
  const texts = nodesOf(node.quasis).map(rawOf);
  const holes = nodesOf(node.expressions).map((part) => source.slice(part.start, part.end));
  const whole = texts.map((text, index) => {
    const hole = holes[index];
    return hole === undefined ? text : `${text}\${${hole}}`;
  });
  const fixed = filled ? texts.flatMap((text) => openPlaces(text)) : texts;
  return [{ source: whole.join(""), pattern: patternOf(fixed) }];
}

const rawOf = ({ value }: Node) => (value as { raw: string }).raw;

/** What stands between the places that a table fills: `%s`, `$name`, `$a.b`. */
const openPlaces = (text: string) => text.split(/%[sdifjoO#$]|\$[A-Za-z_][\w.]*/);

function patternOf(fixed: readonly string[]): RegExp {
  const escaped = fixed.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "s");
}
