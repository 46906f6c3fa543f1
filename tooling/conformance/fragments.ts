import { createHash } from "node:crypto";
import { isNode, type Node, nameOf, nodesOf, parse, visit } from "../syntax.ts";

/** A piece of SQL written by hand: what stands in a `` sql`…` `` or in a call of `sql.raw`. */
export interface Fragment {
  readonly file: string;
  readonly line: number;
  /** Names the text, whatever is put into its gaps. */
  readonly mark: string;
}

/** Stands for what is put into a piece of SQL. */
export const GAP = "\0";

/** The name under which a text is known in the record. */
export const markOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

export function fragmentsOf(file: string, source: string): Fragment[] {
  const found: Fragment[] = [];
  visit(parse(file, source), (node) => {
    const text = textOf(node);
    if (text === undefined) return;
    found.push({
      file,
      line: source.slice(0, node.start).split("\n").length,
      mark: markOf(text),
    });
  });
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === "TaggedTemplateExpression" && nameOf(node.tag) === "sql")
    return templateText(node.quasi);
  if (node.type !== "CallExpression" || !isRaw(node.callee)) return undefined;
  const [words] = nodesOf(node.arguments);
  return words?.type === "TemplateLiteral" && nodesOf(words.expressions).length === 0
    ? templateText(words)
    : words?.type === "Literal"
      ? String(words.value)
      : undefined;
}

const isRaw = (callee: unknown) =>
  isNode(callee) && nameOf(callee.object) === "sql" && nameOf(callee.property) === "raw";

const templateText = (template: unknown) =>
  isNode(template)
    ? nodesOf(template.quasis)
        .map(({ value }) => (value as { cooked: string }).cooked)
        .join(GAP)
    : "";
