import { isNode, type Node, nameOf, parse, stringOf } from "../syntax.ts";

/** Where a code is asked about, listed or named as a type, nobody raises it. */
const asking = new Set(["BinaryExpression", "SwitchCase", "ArrayExpression", "TSLiteralType"]);

/** Where the texts of codes stand: whoever shows one of them raises its code. */
const texts = new Set(["errorMessages", "pageErrorMessages"]);

/**
 * The names that a file gives out as codes of errors: the strings that it makes, hands on or answers,
 * and the texts of codes that it shows.
 */
export function raisedIn(file: string, source: string): Set<string> {
  const found = new Set<string>();
  const see = (value: unknown, parent?: Node) => {
    if (Array.isArray(value)) for (const item of value) see(item, parent);
    if (!isNode(value)) return;
    const text = stringOf(value);
    if (text !== undefined && value.type === "Literal" && !asking.has(parent?.type ?? ""))
      found.add(text);
    if (value.type === "MemberExpression" && texts.has(nameOf(value.object) ?? ""))
      found.add(nameOf(value.property) ?? "");
    for (const child of Object.values(value)) see(child, value);
  };
  see(parse(file, source));
  return found;
}
