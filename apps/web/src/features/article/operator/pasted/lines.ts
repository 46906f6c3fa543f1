/** Elements that stand as lines of their own. */
const BLOCKS =
  "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, td, th, div, dt, dd, pre, hr";
/** Letters of which two want no space between them. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** Leaves out what stands between and behind lines only because of how they were written, and keeps readings apart. */
export function mendLines(page: Document) {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest("pre")) text.data = unbroken(text.data);
  }
  for (const reading of page.querySelectorAll("rt:not(rp + rt)")) {
    reading.prepend("（");
    reading.append("）");
  }
  for (const line of page.querySelectorAll(BLOCKS)) if (!hasBlocks(line)) trimEnd(line);
  for (const line of page.querySelectorAll("p"))
    if (!line.closest("td, th") && isBlank(line)) line.remove();
  for (const line of page.querySelectorAll("br"))
    if (isEdge(line, "previousSibling") && isEdge(line, "nextSibling")) line.remove();
}

/** Without the line breaks of the source that stand between two wide letters. */
const unbroken = (text: string) =>
  text.replace(/\s+/g, (gap, at: number) => {
    const isBetween = [text[at - 1], text[at + gap.length]].every((letter) =>
      WIDE.test(letter ?? ""),
    );
    return isBetween && gap.includes("\n") ? "" : gap;
  });

/** Word writes a space behind each line, and a program's text ends in a line break. */
function trimEnd(line: Element) {
  let last: Node | null = line;
  while (last?.lastChild) last = last.lastChild;
  if (last instanceof Text) last.data = last.data.trimEnd();
}

const isBlank = (line: Element) => line.textContent.trim() === "" && !line.querySelector("img");

/** Whether nothing stands beside an element in the same line. */
function isEdge(line: Node, side: "previousSibling" | "nextSibling") {
  let beside = line[side];
  while (beside && beside.nodeType !== Node.ELEMENT_NODE && beside.textContent?.trim() === "")
    beside = beside[side];
  return !beside || (beside instanceof Element && (beside.matches(BLOCKS) || hasBlocks(beside)));
}

const hasBlocks = (element: Element) => element.querySelector(BLOCKS) !== null;
