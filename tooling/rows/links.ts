import { posix } from "node:path";
import { isNode, type Node, nameOf, nodesOf, parse, stringOf, visit } from "../syntax.ts";
import type { Project } from "./project.ts";

const endings = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts", "/index.tsx"];

/** The file of the project that an import leads to; none where it leads to a library. */
function resolveImport(from: string, specifier: string, project: Project) {
  const [, name = "", inside = ""] = /^@tefuda\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const path = specifier.startsWith(".")
    ? posix.join(posix.dirname(from), specifier)
    : specifier.startsWith("@/")
      ? `apps/web/src/${specifier.slice(2)}`
      : packageFile(name, inside, project);
  return endings.map((ending) => path + ending).find((file) => project.files.has(file));
}

/** Every package of ours exports each of its modules under the module's path. */
function packageFile(name: string, inside: string, { files }: Project): string {
  const home = ["packages", "apps"].find((group) => files.has(`${group}/${name}/package.json`));
  return `${home}/${name}/src/${inside}`;
}

/**
 * The files that a file brings in when it runs: what it imports, early or late, and what it names
 * word for word, as one does to read it. Imports of types are erased.
 */
export function linksOf(file: string, project: Project): string[] {
  if (!/\.(css|[cm]?[jt]sx?)$/.test(file)) return [];
  const source = project.read(file);
  const found = file.endsWith(".css")
    ? [...source.matchAll(/@import\s+"([^"]+)"/g)].map(([, path = ""]) =>
        resolveImport(file, /^[.@]/.test(path) ? path : `./${path}`, project),
      )
    : linksOfCode(file, source, project);
  return [...new Set(found.filter((link) => link !== undefined))];
}

function linksOfCode(file: string, source: string, project: Project) {
  const found: (string | undefined)[] = [];
  const specifiers = new Set<unknown>();
  visit(parse(file, source), (node) => {
    specifiers.add(node.source);
    if (node.type === "TSImportType") specifiers.add(node.argument);
    const specifier = importedBy(node);
    if (specifier !== undefined) found.push(resolveImport(file, specifier, project));
    else if (!specifiers.has(node)) found.push(namedFile(file, textOf(node), project));
  });
  return found;
}

function importedBy(node: Node): string | undefined {
  const specifier = stringOf(node.source);
  if (specifier === undefined) return undefined;
  if (node.type === "ImportExpression") return specifier;
  if (node.importKind === "type" || node.exportKind === "type") return "";
  const names = nodesOf(node.specifiers);
  const onlyTypes = names.every((name) => (name.importKind ?? name.exportKind) === "type");
  return names.length > 0 && onlyTypes ? "" : specifier;
}

/** A string with an ending is a file if there is one, beside the file or from the project's folder. */
function namedFile(file: string, text: string | undefined, { files }: Project) {
  if (text === undefined || !/^[\w./@()[\]-]+\.[a-z]+$/.test(text)) return undefined;
  const beside = posix.join(posix.dirname(file), text);
  return [beside, text.replace(/^\//, "")].find((path) => path !== file && files.has(path));
}

function textOf(node: Node): string | undefined {
  if (node.type !== "TemplateElement") return stringOf(node);
  return isNode(node.value) ? undefined : (node.value as { raw: string }).raw;
}

/** Which file each name of a module comes from. */
export function importedNames(file: string, project: Project): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of nodesOf(parse(file, project.read(file)).body)) {
    if (statement.type !== "ImportDeclaration") continue;
    const from = resolveImport(file, importedBy(statement) ?? "", project);
    for (const { local } of nodesOf(statement.specifiers)) {
      if (from) names.set(nameOf(local) ?? "", from);
    }
  }
  return names;
}

/** Every file that others bring in, they themselves too; beyond a barred one nothing is followed. */
export function reach(
  roots: Iterable<string>,
  links: (file: string) => readonly string[],
  isBarred: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set(roots);
  for (const file of reached) {
    if (isBarred(file)) continue;
    for (const link of links(file)) reached.add(link);
  }
  return reached;
}
