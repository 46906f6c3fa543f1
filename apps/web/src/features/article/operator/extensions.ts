import { isOwnPicture, isSafeLink } from "@tefuda/domain/article/body";
import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Extensions } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

/** A picture of ours; one that is pasted from elsewhere is left out, as the server would. */
const OwnImage = Image.extend({
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (image: HTMLElement) => isOwnPicture(image.getAttribute("src") ?? "") && null,
    },
  ],
});

/** What stands in a cell: lines, and no widths or sides of its own, as the domain's parser reads it. */
const inCell = {
  content: "paragraph+",
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 } }),
};

/** A table as its readers see it: as wide as the text, and scrolled where it is wider. */
const PlainTable = Table.extend({
  renderHTML: () => ["div", { class: "tableWrapper" }, ["table", ["tbody", 0]]],
}).configure({ View: null });

/** The elements that the domain's parser lets through, and the keys that write them. */
export const bodyExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: (href) => isSafeLink(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  OwnImage,
  PlainTable,
  TableRow,
  TableCell.extend(inCell),
  TableHeader.extend(inCell),
];
