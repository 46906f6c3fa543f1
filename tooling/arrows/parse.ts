import { isNode, type Node, parse, stringOf, visit } from "../syntax.ts";

export interface Import {
  readonly specifier: string;
  /** Erased when types are stripped: `import type`, `export type … from`, `import("…").Type`. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** What the rules want to know of a file; comments are no part of it. */
export interface Facts {
  readonly imports: readonly Import[];
  readonly environmentLines: readonly number[];
  /** Where the time of the machine is read: `new Date()`, `Date()` and `Date.now()`. */
  readonly clockLines: readonly number[];
  readonly japaneseLines: readonly number[];
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Reads a file's facts from its syntax tree. @throws Error when the file does not parse. */
export function parseFacts(file: string, source: string): Facts {
  const program = parse(file, source);
  const lineOf = (node: Node) => source.slice(0, node.start).split("\n").length;
  const imports: Import[] = [];
  const environmentLines: number[] = [];
  const clockLines: number[] = [];
  const japaneseLines: number[] = [];

  visit(program, (node) => {
    const imported = importOf(node);
    if (imported) imports.push({ ...imported, line: lineOf(node) });
    if (readsEnvironment(node)) environmentLines.push(lineOf(node));
    if (readsClock(node)) clockLines.push(lineOf(node));
    if (japanese.test(textOf(node))) japaneseLines.push(lineOf(node));
  });
  return { imports, environmentLines, clockLines, japaneseLines };
}

function importOf(node: Node): Omit<Import, "line"> | undefined {
  const specifier = stringOf(node.source ?? node.argument);
  if (specifier === undefined) return undefined;
  switch (node.type) {
    case "ImportDeclaration":
      return { specifier, typeOnly: node.importKind === "type" };
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return { specifier, typeOnly: node.exportKind === "type" };
    case "ImportExpression":
      return { specifier, typeOnly: false };
    case "TSImportType":
      return { specifier, typeOnly: true };
    default:
      return undefined;
  }
}

function isName(value: unknown, name: string): boolean {
  return isNode(value) && value.type === "Identifier" && value.name === name;
}

function readsEnvironment(node: Node): boolean {
  if (node.type === "MemberExpression") {
    return isName(node.object, "process") && isName(node.property, "env");
  }
  const fromProcess = /^(node:)?process$/.test(importOf(node)?.specifier ?? "");
  return fromProcess && JSON.stringify(node.specifiers ?? []).includes('"env"');
}

function readsClock(node: Node): boolean {
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  if (!isCall) return false;
  if (isName(node.callee, "Date")) {
    return node.type === "CallExpression" || (node.arguments as unknown[]).length === 0;
  }
  const callee = node.callee;
  return isNode(callee) && isName(callee.object, "Date") && isName(callee.property, "now");
}

/** The words of a node that a person may get to read. */
function textOf(node: Node): string {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "TemplateElement") return String((node.value as { raw: string }).raw);
  return "";
}
