import { isNode, type Node, nameOf, nodesOf, visit } from "../syntax.ts";
import type { Kind } from "./mutant.ts";

/** What may become of a node: the part that is replaced, and what stands there instead. */
export interface Change {
  readonly kind: Kind;
  readonly at: { readonly start: number; readonly end: number };
  readonly after: string;
}

type Find = (node: Node, text: (node: Node) => string) => Change[];

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const neighbours: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

/** A condition of a where-clause goes. */
const scope: Find = (node, text) => {
  if (node.type !== "CallExpression" || nameOf(node.callee) !== "and") return [];
  const conditions = nodesOf(node.arguments);
  if (conditions.length < 2) return [];
  return conditions.map((condition) => {
    const rest = conditions.filter((one) => one !== condition).map(text);
    return { kind: "scope", at: node, after: `and(${rest.join(", ")})` };
  });
};

/** `.limit(1)` of a query: whoever takes the first row sees no second one. */
const firstRows = new WeakSet<Node>();

/** A number is one more, a bound takes its own value in or leaves it out. */
const limit: Find = (node, text) => {
  if (isNode(node.callee) && nameOf(node.callee.property) === "limit") {
    for (const count of nodesOf(node.arguments)) if (count.value === 1) firstRows.add(count);
  }
  if (firstRows.has(node)) return [];
  if (node.type === "Literal" && typeof node.value === "number") {
    return [{ kind: "limit", at: node, after: String(node.value + 1) }];
  }
  const other = node.type === "BinaryExpression" && neighbours[String(node.operator)];
  if (!other || !isNode(node.left) || !isNode(node.right)) return [];
  return [{ kind: "limit", at: node, after: `${text(node.left)} ${other} ${text(node.right)}` }];
};

/** A condition means its opposite, or one of two will do for both. */
const guard: Find = (node, text) => {
  if (node.type === "IfStatement" && isNode(node.test)) {
    return [{ kind: "guard", at: node.test, after: `!(${text(node.test)})` }];
  }
  const other = { "&&": "||", "||": "&&" }[String(node.operator)];
  if (node.type !== "LogicalExpression" || !other) return [];
  if (!isNode(node.left) || !isNode(node.right)) return [];
  // Of a mixed pair each half keeps its parentheses, as the language asks for.
  const after = `(${text(node.left)}) ${other} (${text(node.right)})`;
  return [{ kind: "guard", at: node, after: `(${after})` }];
};

/** What a statement does beside its function's answer is not done. */
const effect: Find = (node) => {
  if (node.type !== "ExpressionStatement" || !isNode(node.expression)) return [];
  const { expression } = node;
  const call = expression.type === "AwaitExpression" ? expression.argument : expression;
  if (!isNode(call) || call.type !== "CallExpression") return [];
  return [{ kind: "effect", at: node, after: ";" }];
};

/** A text that a person reads has a letter too many. */
const text: Find = (node) => {
  if (node.type === "Literal" && typeof node.value === "string" && japanese.test(node.value)) {
    const at = { start: node.end - 1, end: node.end - 1 };
    return [{ kind: "text", at, after: "余" }];
  }
  const raw = (node.value as { raw?: string } | undefined)?.raw;
  if (node.type !== "TemplateElement" || raw === undefined || !japanese.test(raw)) return [];
  return [{ kind: "text", at: { start: node.start, end: node.start }, after: "余" }];
};

const isWord = ({ type, value }: Node) => type === "Literal" && typeof value === "string";

/** What only tells members has no order; seen before the list itself, as nodes are from the outside in. */
const unordered = new WeakSet<Node>();

/** The lists of a set, of `column in (…)` and of `[…].includes(one)`. */
function membersOf({ type, callee, arguments: given }: Node): Node[] {
  const isAsked = /^(Set|inArray|notInArray)$/.test(nameOf(callee) ?? "");
  if (isAsked && /^(New|Call)Expression$/.test(type)) return nodesOf(given);
  return isNode(callee) && nameOf(callee.property) === "includes" ? nodesOf(callee.object) : [];
}

/** The lists that a file gives a name and asks for members alone. */
function namedMembersOf(program: Node): Node[] {
  const uses = new Map<string, number>();
  visit(program, (node) => {
    const name = node.type === "Identifier" ? nameOf(node) : undefined;
    if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
    // A question for members takes the use away again.
    for (const members of membersOf(node)) {
      const asked = members.type === "Identifier" ? nameOf(members) : undefined;
      if (asked) uses.set(asked, (uses.get(asked) ?? 0) - 1);
    }
  });
  const named = nodesOf(program.body).filter(({ type }) => type === "VariableDeclaration");
  return named
    .flatMap(({ declarations }) => nodesOf(declarations))
    .filter(({ id }) => uses.get(nameOf(id) ?? "") === 1)
    .flatMap(({ init }) =>
      nodesOf(isNode(init) && init.type === "TSAsExpression" ? init.expression : init),
    );
}

/** A list of words lacks its last one, or begins with the second. */
const list: Find = (node, text) => {
  for (const members of node.type === "Program" ? namedMembersOf(node) : membersOf(node))
    unordered.add(members);
  if (node.type !== "ArrayExpression") return [];
  const words = nodesOf(node.elements);
  const [first, second, ...others] = words;
  if (!first || !second || !words.every(isWord)) return [];
  const write = (items: readonly Node[]) => `[${items.map(text).join(", ")}]`;
  const shorter = write(words.slice(0, -1));
  const turned = write([second, first, ...others]);
  const changes = unordered.has(node) ? [shorter] : [shorter, turned];
  return changes.map((after) => ({ kind: "list", at: node, after }));
};

/** What is on is off. */
const toggle: Find = (node) =>
  node.type === "Literal" && typeof node.value === "boolean"
    ? [{ kind: "switch", at: node, after: String(!node.value) }]
    : [];

export const finders: readonly Find[] = [scope, limit, guard, effect, text, list, toggle];
