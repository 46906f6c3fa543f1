import { Fragment, type Node, Slice } from "@tiptap/pm/model";

/**
 * What is pasted into a cell as lines of text, for that is what a cell holds: a heading or a list would cut its
 * table in two. Rows and cells alone go into the table's own.
 */
export function asLines(slice: Slice): Slice {
  const lines: Node[] = [];
  let isTable = true;
  slice.content.forEach((part) => {
    isTable &&= ["table", "row", "cell", "header_cell"].includes(part.type.spec.tableRole);
  });
  if (isTable) return slice;
  slice.content.descendants((part) => {
    if (part.isTextblock) lines.push(part.type.schema.node("paragraph", null, part.content));
    return !part.isTextblock;
  });
  return lines.length === 0 ? slice : new Slice(Fragment.from(lines), 1, 1);
}
