import { isNode, type Node, nameOf, parse, visit } from "../syntax.ts";

/** What leaves a test out, leaves others out, or lets a failure pass. */
const words = new Set(["skip", "fixme", "only", "todo", "fail", "fails", "skipIf", "runIf"]);
/** Settings that do the same, and those that try a test again. */
const settings = new Set(["skip", "only", "todo", "fails", "retry", "retries"]);
/** Who takes such settings. */
const takers = new Set(["test", "it", "describe", "configure", "use"]);
/** By their own names or at hand in a test: `test.describe.only`, `testInfo.skip`. */
const sayers = new Set(["test", "it", "describe", "suite", "testInfo", "info", "context", "task"]);

/** What a chain of names begins with and what it calls: `test.describe.only` are `test` and `only`. */
function chainOf(callee: unknown): readonly string[] {
  if (!isNode(callee)) return [];
  if (callee.type === "CallExpression") return chainOf(callee.callee);
  if (callee.type !== "MemberExpression") return [nameOf(callee) ?? ""];
  return [...chainOf(callee.object), nameOf(callee.property) ?? ""];
}

/** Problems where a file of tests leaves one out, or gives one a second try of its own. */
export function checkLeftOut(file: string, source: string): string[] {
  // A chain of several calls is met at each of them.
  const problems = new Set<string>();
  const tell = (node: Node, what: string) => {
    const line = source.slice(0, node.start).split("\n").length;
    problems.add(`${file}:${line} ${what}: every test runs, and only the whole check tries again.`);
  };
  visit(parse(file, source), (node) => {
    if (node.type !== "CallExpression") return;
    const chain = chainOf(node.callee);
    const [first = ""] = chain;
    const word = chain.slice(1).find((name) => words.has(name));
    if (sayers.has(first) && word) tell(node, `says ${first}.${word}`);
    if (!chain.some((name) => takers.has(name))) return;
    for (const argument of node.arguments as unknown[]) {
      if (!isNode(argument) || argument.type !== "ObjectExpression") continue;
      for (const property of argument.properties as Node[]) {
        const name = nameOf(property.key);
        if (name && settings.has(name)) tell(property, `sets ${name}`);
      }
    }
  });
  return [...problems];
}

/** Problems where settings or a command try tests again. */
export function checkTriedAgain(file: string, source: string): string[] {
  return source.split("\n").flatMap((line, index) => {
    const [said] = /--retr(y|ies)\b|\bretr(y|ies)\s*:/.exec(line) ?? [];
    return said
      ? [`${file}:${index + 1} says ${said}: only playwright.config.ts tries again.`]
      : [];
  });
}
