import { type BodyNode, bodyText } from "@tefuda/domain/article/body";

/** Where a heading is linked to, by its place. */
export const headingId = (at: number) => `section-${at + 1}`;

/** The headings that a list of contents leads to. */
export function headingsOf(nodes: readonly BodyNode[]) {
  return nodes
    .flatMap((node) => (typeof node !== "string" && node.tag === "h2" ? [node] : []))
    .map((node, at) => ({ id: headingId(at), text: bodyText(node.children) }));
}
