import { isNode, type Node, nameOf, nodesOf, parse, visit } from "../syntax.ts";
import { importedNames } from "./links.ts";
import type { Project } from "./project.ts";

const ROUTER = "apps/server/src/trpc/router.ts";

/** Every call of the server, `offer.send`, with its router's file and the files its line needs. */
export function listProcedures(project: Project): Map<string, readonly string[]> {
  const procedures = new Map<string, readonly string[]>();
  if (!project.files.has(ROUTER)) return procedures;
  const routers = importedNames(ROUTER, project);
  for (const entry of entriesIn(parse(ROUTER, project.read(ROUTER)), "appRouter")) {
    const file = routers.get(nameOf(entry.value) ?? "");
    if (file === undefined) continue;
    for (const [name, files] of proceduresOf(file, nameOf(entry.value) ?? "", project))
      procedures.set(`${nameOf(entry.key)}.${name}`, [file, ...files]);
  }
  return procedures;
}

function proceduresOf(file: string, router: string, project: Project): [string, string[]][] {
  const program = parse(file, project.read(file));
  const imported = importedNames(file, project);
  const local = new Map(nodesOf(program.body).flatMap(declared));
  return entriesIn(program, router).map((entry) => {
    const needs = namesWithin(entry, local);
    return [nameOf(entry.key) ?? "", needs.flatMap((name) => imported.get(name) ?? [])];
  });
}

function declared(statement: Node): [string, Node][] {
  const node = isNode(statement.declaration) ? statement.declaration : statement;
  const all = node.type === "VariableDeclaration" ? nodesOf(node.declarations) : [node];
  return all.map((one) => [nameOf(one.id) ?? "", one]);
}

/** The names that some code uses, and those that its helpers in the same file use. */
function namesWithin(code: Node, local: ReadonlyMap<string, Node>): string[] {
  const names = new Set<string>();
  const collect = (node: Node) =>
    visit(node, (inner) => {
      if (inner.type === "Identifier") names.add(String(inner.name));
    });
  collect(code);
  for (const name of names) {
    const helper = local.get(name);
    if (helper) collect(helper);
  }
  return [...names];
}

/** The entries of `const name = router({ … })`. */
function entriesIn(program: Node, name: string): Node[] {
  const found = nodesOf(program.body)
    .flatMap(declared)
    .find(([known]) => known === name)?.[1].init;
  if (!isNode(found)) return [];
  const [object] = nodesOf(found.arguments);
  return nodesOf(object?.properties).filter((entry) => entry.type === "Property");
}

/** The calls that a file's code spells, `client.offer.send.mutate` and the like. */
export function callsIn(source: string, procedures: ReadonlyMap<string, unknown>): string[] {
  const spelled = [...source.matchAll(/[."'`/]\s*(?=(\w+)\s*\??\.\s*(\w+))/g)];
  return spelled
    .map(([, router, procedure]) => `${router}.${procedure}`)
    .filter((name) => procedures.has(name));
}
