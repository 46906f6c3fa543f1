import fc from "fast-check";
import { sanitiseBody } from "../../packages/domain/src/article/body.ts";
import { copiedOver, type Part, put } from "../support/article-editor.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "職種",
        "  ",
        " ",
        "<b>",
        "&amp;",
        '"',
        "'",
        "　",
        "\u00a0",
        "👩‍👩‍👧",
        "か\u3099",
        "-->",
        "</p>",
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  // A line break is a part of its own, and letters that HTML cannot hold are none.
  .map((parts) => parts.join("").replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "") || "字");
const links = fc.constantFrom(
  "/companies",
  "https://demo.example/a?b=1&c=2",
  "mailto:a@demo.example",
);
const marks = fc
  .tuple(fc.option(links), fc.boolean(), fc.boolean())
  .map(([href, isBold, isItalic]) => [
    ...(href ? [{ type: "link", attrs: { href } }] : []),
    ...(isBold ? [{ type: "bold" }] : []),
    ...(isItalic ? [{ type: "italic" }] : []),
  ]);
const words: fc.Arbitrary<Part> = fc
  .record({ text: texts, marks })
  .map((part) => ({ type: "text", ...part }));
const line: fc.Arbitrary<Part[]> = fc.array(
  fc.oneof({ weight: 5, arbitrary: words }, fc.constant<Part>({ type: "hardBreak" })),
  { maxLength: 4 },
);
const paragraph = line.map<Part>((content) => ({ type: "paragraph", content }));
const heading = fc
  .tuple(line, fc.constantFrom(2, 3))
  .map<Part>(([content, level]) => ({ type: "heading", attrs: { level }, content }));
const picture = fc.tuple(fc.uuid(), texts).map<Part>(([id, alt]) => ({
  type: "image",
  attrs: { src: `/files/articles/${id}`, alt: alt.trim() || "図" },
}));
const cell = fc
  .tuple(fc.array(paragraph, { minLength: 1, maxLength: 2 }), fc.boolean())
  .map<Part>(([content, isHead]) => ({ type: isHead ? "tableHeader" : "tableCell", content }));
/** A cell over several columns. */
const over = (part: Part, colspan: number): Part => ({ ...part, attrs: { colspan } });
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .chain((rows) => fc.tuple(fc.constant(rows), fc.option(cell)))
  .map<Part>(([rows, last]) => ({
    type: "table",
    content: [...rows, ...(last ? [[over(last, rows[0]?.length ?? 1)]] : [])].map((content) => ({
      type: "tableRow",
      content,
    })),
  }));

const { block } = fc.letrec<{ block: Part; list: Part; quotation: Part }>((tie) => {
  const blocks = fc.array(tie("block"), { minLength: 1, maxLength: 2 });
  const entry = fc
    .tuple(paragraph, fc.array(tie("block"), { maxLength: 1 }))
    .map<Part>(([first, more]) => ({ type: "listItem", content: [first, ...more] }));
  const entries = fc.array(entry, { minLength: 1, maxLength: 3 });
  return {
    list: fc.oneof(
      entries.map<Part>((content) => ({ type: "bulletList", content })),
      fc
        .tuple(entries, fc.integer({ min: 0, max: 9999 }))
        .map<Part>(([content, start]) => ({ type: "orderedList", attrs: { start }, content })),
    ),
    quotation: blocks.map<Part>((content) => ({ type: "blockquote", content })),
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: "body" },
      { weight: 4, arbitrary: paragraph },
      heading,
      picture,
      table,
      tie("list"),
      tie("quotation"),
    ),
  };
});
const documents = fc.array(block, { minLength: 1, maxLength: 5 });

/** Without the empty lines at the end, which are room to write. */
function upToLastWord(parts: readonly Part[]) {
  const isRoom = ({ type, content = [] }: Part) =>
    type === "paragraph" &&
    content.every((part) => part.type === "hardBreak" || part.text?.trim() === "");
  return parts.slice(0, parts.findLastIndex((part) => !isRoom(part)) + 1);
}

test("what is stored of an article is what its editor shows, whatever stands in it", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  // The pictures of these documents are of nobody.
  expectBrowserErrors(/status of 404 .*\/files\/articles\//);
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/articles/new");
  await expect(desktop.getByRole("textbox", { name: "本文" })).toBeVisible();
  await fc.assert(
    fc.asyncProperty(documents, async (content) => {
      const written = await put(desktop, { type: "doc", content });
      const stored = sanitiseBody(written.html);
      const read = await put(desktop, stored);
      expect(upToLastWord(read.parts)).toEqual(upToLastWord(written.parts));
      expect(sanitiseBody(read.html)).toBe(stored);
    }),
    { numRuns: 100 },
  );
});

/** Without line breaks at the end of a line: the editor takes the last of them for the browser's own. */
const ended = (html: string) => html.replace(/(?:<br>)+(?=<\/(?:p|h2|h3)>)/g, "");

test("what is copied within an article is pasted as it was, empty lines and all", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404 .*\/files\/articles\//);
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/articles/new");
  await fc.assert(
    fc.asyncProperty(documents, async (content) => {
      const { html } = await put(desktop, { type: "doc", content });
      const copied = await copiedOver(desktop, "<h2>前の文</h2>");
      expect(ended(copied)).toBe(ended(sanitiseBody(html)));
    }),
    { numRuns: 60 },
  );
});
