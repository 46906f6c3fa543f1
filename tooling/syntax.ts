import { parseSync } from "vite";

/** A node of a syntax tree, as the parser of Vite makes it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** @throws Error when the file does not parse */
export function parse(file: string, source: string): Node {
  const parsed = parseSync(file, source);
  const [problem] = parsed.errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  return parsed.program as unknown as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Shows a tree's nodes from the outside to the inside. */
export function visit(value: unknown, see: (node: Node) => void) {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
    return;
  }
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) visit(child, see);
}

export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** What an identifier or a literal key is called. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return String(node.name);
  return node.type === "Literal" ? String(node.value) : undefined;
}

/** A string that stands in the code as it is. */
export function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "TSLiteralType") return stringOf(node.literal);
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}
