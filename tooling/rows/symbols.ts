import { isNode, type Node, nameOf, nodesOf, parse } from "../syntax.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a file declares a name: at the top of a module, `list.key` further inside of an object, and
 * in a style sheet a property (`--header-height`), a rule (`.button`) or an animation.
 */
export function findSymbol(file: string, source: string, symbol: string): Span | undefined {
  if (file.endsWith(".css")) return findInStyles(source, symbol);
  const [name = "", ...keys] = symbol.split(".");
  let found = nodesOf(parse(file, source).body).flatMap(declarations).find(named(name));
  for (const key of keys) found = entriesOf(found).find(named(key));
  return found && { start: found.node.start, end: found.node.end };
}

interface Declared {
  readonly name: string;
  readonly node: Node;
}

const named = (name: string) => (declared: Declared) => declared.name === name;

function declarations(statement: Node): Declared[] {
  const node = isNode(statement.declaration) ? statement.declaration : statement;
  const isDefault = statement.type === "ExportDefaultDeclaration";
  if (node.type === "VariableDeclaration") {
    return nodesOf(node.declarations).flatMap((one) => declaredAs(one.id, one));
  }
  return declaredAs(node.id, node).concat(isDefault ? { name: "default", node } : []);
}

function declaredAs(id: unknown, node: Node): Declared[] {
  const name = nameOf(id);
  return name === undefined ? [] : [{ name, node }];
}

/** The entries of an object that a declaration or an entry holds, under `as const` and calls also. */
function entriesOf(declared: Declared | undefined): Declared[] {
  let value = declared?.node.init ?? declared?.node.value;
  while (isNode(value) && value.type !== "ObjectExpression") {
    value = value.expression ?? nodesOf(value.arguments)[0];
  }
  if (!isNode(value)) return [];
  return nodesOf(value.properties).flatMap((entry) => declaredAs(entry.key, entry));
}

function findInStyles(source: string, symbol: string): Span | undefined {
  const escaped = symbol.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const wanted = symbol.startsWith("--")
    ? new RegExp(`(?<![\\w-])${escaped}\\s*:[^;}]*`)
    : new RegExp(`(?<![\\w-])${escaped}(?![\\w-])[^{};]*\\{[^}]*`);
  const found = wanted.exec(source);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
