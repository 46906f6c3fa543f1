import { toNfkc } from "@tefuda/domain/text/visible";

/** How a list of Word's begins an entry: the mark stands in a part that is to be left out. */
const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;
const MARK = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `(2)`, `３．`, `一、`, `ア)`: a mark that counts. */
const COUNTS = /^[(（]?([0-9０-９]+|[a-zA-Zア-ン一二三四五六七八九十]{1,3})[.)．）、]/;

/** An entry of a list as Word writes it: a paragraph that names its level. */
interface WordEntry {
  readonly paragraph: Element;
  readonly level: number;
  readonly mark: string;
}

function wordEntry(paragraph: Element): WordEntry | undefined {
  const level = LEVEL.exec(paragraph.getAttribute("style") ?? "")?.[1];
  if (!level) return undefined;
  const marks = [...paragraph.querySelectorAll("[style]")].filter((part) =>
    MARK.test(part.getAttribute("style") ?? ""),
  );
  const mark = marks
    .map((part) => part.textContent)
    .join("")
    .trim();
  for (const part of marks) part.remove();
  return { paragraph, level: Number(level), mark };
}

/** Makes lists of Word's paragraphs that have a mark before them. */
export function mendWordLists(page: Document) {
  /** The lists that are open, the outermost first. */
  let open: Element[] = [];
  let before: Element | undefined;
  for (const paragraph of page.querySelectorAll("p")) {
    const entry = wordEntry(paragraph);
    if (!entry) continue;
    // Something else stood in between: another list begins.
    if (before?.nextElementSibling !== paragraph) open = [];
    open.length = Math.min(open.length, entry.level);
    // Points after numbers are a list of their own.
    if (open.at(-1)?.localName !== listTag(entry) && open.length === entry.level) open.pop();
    while (open.length < entry.level) open.push(beginList(page, entry, open.at(-1)));
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    const outermost = open[0];
    if (outermost && !outermost.isConnected) paragraph.before(outermost);
    paragraph.remove();
    before = outermost;
  }
}

const listTag = ({ mark }: WordEntry) => (COUNTS.test(mark) ? "ol" : "ul");

function beginList(page: Document, word: WordEntry, around: Element | undefined): Element {
  const list = page.createElement(listTag(word));
  const first = Number(toNfkc(COUNTS.exec(word.mark)?.[1] ?? ""));
  if (first > 1) list.setAttribute("start", String(first));
  const entry = around?.lastElementChild;
  (entry ?? around)?.append(list);
  return list;
}
