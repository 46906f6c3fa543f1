import { isNode, type Node, nameOf, parse, stringOf, visit } from "../syntax.ts";
import {
  attributesNamed,
  builtinMembers,
  globalNamed,
  lackedBy,
  memberNamed,
  pageMembers,
  regularExpression,
} from "./compat.ts";
import { othersNames } from "./fallbacks.ts";
import type { Range } from "./range.ts";

/** A thing that a browser of the range lacks. */
interface Lack {
  /** As it is called in code: `URL.parse`, `.toSorted`, `popover=`, `type="month"`. */
  readonly name: string;
  readonly line: number;
  readonly lackedBy: readonly string[];
}

type Feature = Parameters<typeof lackedBy>[0];

/** Methods whose answer is an iterator, on which `map` and the like are younger than on a list. */
const iterating = new Set(["entries", "keys", "matchAll", "values"]);

/**
 * What a file uses that a browser of the range does not have, by the names in its syntax tree. Syntax is
 * left out, for the build makes it as old as it has to be. A member of any object counts when nothing in
 * the range has one of that name.
 * @param ours names that the code gives to members of its own objects, which are no browser's
 */
export function lacksOfScript(
  file: string,
  source: string,
  range: Range,
  ours: ReadonlySet<string> = new Set(),
): Lack[] {
  const program = parse(file, source);
  const declared = declaredIn(program);
  const lacks: Lack[] = [];
  const note = (node: Node, name: string, by: readonly string[]) => {
    if (by.length === 0) return;
    const line = source.slice(0, node.start).split("\n").length;
    lacks.push({ name, line, lackedBy: by });
  };
  const globalOf = (node: unknown) => {
    const name = isNode(node) && node.type === "Identifier" ? nameOf(node) : undefined;
    return name && !declared.has(name) ? name : undefined;
  };

  const seeMember = (node: Node) => {
    const name = node.computed ? undefined : nameOf(node.property);
    if (!name) return;
    const owner = globalOf(node.object);
    const known = owner ? memberNamed(owner, name) : undefined;
    if (owner && known) return note(node, `${owner}.${name}`, lackedBy(known, range));
    const { object } = node;
    if (isNode(object) && object.type === "CallExpression" && answersIterator(object.callee)) {
      return note(node, `Iterator.${name}`, lackedBy(memberNamed("Iterator", name), range));
    }
    const builtin = builtinMembers(name);
    if (othersNames.has(name) || (ours.has(name) && builtin.length === 0)) return;
    note(node, `.${name}`, lackedByAll([...builtin, ...pageMembers(name)], range));
  };
  const seeGlobal = (node: Node, used: unknown) => {
    const name = globalOf(used);
    if (name) note(node, name, lackedBy(globalNamed(name), range));
  };
  const seeAttribute = (node: Node) => {
    const name = isNode(node.name) ? String(node.name.name) : "";
    if (!ours.has(name))
      note(node, `${name}=`, lackedByAll(attributesNamed(name.toLowerCase()), range));
    const value = stringOf(node.value);
    if (name === "type" && value)
      note(node, `type="${value}"`, lackedByAll(attributesNamed(`type_${value}`), range));
  };
  const seeExpression = (node: Node) => {
    const { flags, pattern } = node.regex as { flags: string; pattern: string };
    if (flags.includes("v")) note(node, "/v", lackedBy(regularExpression.v, range));
    if (flags.includes("d")) note(node, "/d", lackedBy(regularExpression.d, range));
    if (/\(\?[ims-]+:/.test(pattern))
      note(node, "(?i:)", lackedBy(regularExpression.modifier, range));
  };

  visit(program, (node) => {
    if (node.type === "MemberExpression") seeMember(node);
    else if (node.type === "NewExpression" || node.type === "CallExpression")
      seeGlobal(node, node.callee);
    else if (node.type === "JSXAttribute") seeAttribute(node);
    else if (node.type === "Literal" && node.regex) seeExpression(node);
  });
  return lacks;
}

/** The names that a file gives to members of its own objects. */
export function memberNamesOf(file: string, source: string): string[] {
  const names: string[] = [];
  visit(parse(file, source), (node) => {
    const isMember = /^(Property|TSPropertySignature|TSMethodSignature|.*Definition)$/.test(
      node.type,
    );
    const name = isMember && !node.computed ? nameOf(node.key) : undefined;
    if (name) names.push(name);
  });
  return names;
}

/** The browsers that lack each of them; something of that name that all have may be what is meant. */
function lackedByAll(features: readonly Feature[], range: Range): string[] {
  const lacking = features.map((feature) => lackedBy(feature, range));
  return lacking.every((by) => by.length > 0) ? [...new Set(lacking.flat())] : [];
}

/** `Object.entries` and its like answer lists. */
function answersIterator(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== "MemberExpression") return false;
  return iterating.has(nameOf(callee.property) ?? "") && nameOf(callee.object) !== "Object";
}

/** Every name that the file gives to something of its own, wherever it is. */
function declaredIn(program: Node): Set<string> {
  const names = new Set<string>();
  const take = (pattern: unknown) =>
    visit(pattern, (node) => {
      const name = node.type === "Identifier" ? nameOf(node) : undefined;
      if (name) names.add(name);
    });
  visit(program, (node) => {
    if (node.type.endsWith("Specifier")) take(node.local);
    else if (node.type === "VariableDeclarator" || /^(Class|Function)/.test(node.type))
      take(node.id);
    if (Array.isArray(node.params)) for (const param of node.params) take(param);
  });
  return names;
}
