import { isNode, type Node, nameOf, nodesOf, parse } from "../syntax.ts";
import { finders } from "./changes.ts";
import { type Mutant, mutant } from "./mutant.ts";

/**
 * Every mutant of a file. Left out is what no test can tell, or should: types, imports, the words of
 * errors that only programmers read, and numbers that only have to differ from others.
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const text = (node: Node) => source.slice(node.start, node.end);
  look(parse(file, source), (node) => {
    for (const find of finders) {
      for (const { kind, at, after } of find(node, text)) {
        found.push(mutant({ file, source, kind, start: at.start, end: at.end, after }));
      }
    }
  });
  return found;
}

function look(value: unknown, see: (node: Node) => void) {
  if (Array.isArray(value)) {
    for (const item of value) look(item, see);
    return;
  }
  if (!isNode(value) || isBeyondTests(value)) return;
  see(value);
  for (const [name, child] of Object.entries(value)) {
    // A key is a name; `{ "key": value }` alone has one that is also a text.
    if (name === "key" && value.computed !== true) continue;
    look(child, see);
  }
}

/** Annotations of types wrap an expression in these, which is looked at as any other. */
const transparent = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

function isBeyondTests(node: Node): boolean {
  if (node.type.startsWith("TS")) return !transparent.has(node.type);
  if (/^(Import|Export(All|Named)).*Declaration$/.test(node.type)) return Boolean(node.source);
  return isProgrammersError(node) || isArbitrary(node);
}

/** `throw new Error(…)`: what cannot happen, as far as anybody knows. */
function isProgrammersError(node: Node): boolean {
  return (
    node.type === "ThrowStatement" &&
    isNode(node.argument) &&
    /^(Range|Type)?Error$/.test(nameOf(node.argument.callee) ?? "")
  );
}

/** Numbers of advisory locks, sizes of pages and batches of jobs, and how long a connection is waited for. */
const arbitraryName =
  /(_LOCKS?|^PAGE|_PAGE|BATCH|PORTION|_TRIES|CHUNK)(_|$)|_AGAIN_MS$|^LOCK|timeout(millis)?$/i;

function isArbitrary(node: Node): boolean {
  // The words of a column are its type alone; what holds rows to them is a check of their table.
  if (node.type === "Property" && nameOf(node.key) === "enum") return true;
  if (node.type === "Property") return arbitraryName.test(nameOf(node.key) ?? "");
  return (
    node.type === "VariableDeclaration" &&
    nodesOf(node.declarations).every(({ id }) => arbitraryName.test(nameOf(id) ?? ""))
  );
}
