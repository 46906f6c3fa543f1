import { isOwnPicture } from "@tefuda/domain/article/body";

/** The files that somebody brings, where they are what was meant: beside a table comes its picture as well. */
export function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.length === 0 || hasWords(data) ? [] : files;
}

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

function hasWords(data: DataTransfer | null): boolean {
  const text =
    data?.getData("text/plain") || pageOf(data?.getData("text/html") ?? "").body.textContent;
  return text.trim() !== "";
}

/** Whether pictures stand in what is pasted that do not come along. */
export function hasPictureFromElsewhere(data: DataTransfer | null): boolean {
  const pictures = pageOf(data?.getData("text/html") ?? "").images;
  return [...pictures].some((picture) => !isOwnPicture(picture.getAttribute("src") ?? ""));
}

/** How a list of Word's begins an entry: the mark stands in a part that is to be left out. */
const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;
const MARK = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `(2)`, `３．`, `一、`, `ア)`: a mark that counts. */
const COUNTS = /^[(（]?([0-9０-９]+|[a-zA-Zア-ン一二三四五六七八九十]{1,3})[.)．）、]/;

/** Elements that stand as lines of their own. */
const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, div, hr";
/** A line break in the source between two letters of which neither wants a space. */
const BROKEN_LINE = /(?<=[\u3000-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/g;

/**
 * Makes what other programs put on the clipboard into what an article holds: Word's paragraphs with a mark
 * before them become lists, a list that Google Docs puts beside its entry goes into it, headings of
 * other ranks become the two of an article, and lines that only keep others apart are left out.
 */
export function mendPasted(html: string): string {
  const page = pageOf(html);
  mendWordLists(page);
  for (const list of page.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const entry = list.previousElementSibling;
    if (entry?.localName === "li") entry.append(list);
  }
  mendRanks(page);
  mendLines(page);
  return page.body.innerHTML;
}

/** Where the highest rank stands, the next one is the lower of the two. */
function mendRanks(page: Document) {
  if (page.querySelector("h1")) rename(page, "h2", "h3");
  rename(page, "h1", "h2");
  rename(page, "h4, h5, h6", "h3");
}

function rename(page: Document, from: string, to: string) {
  for (const element of page.querySelectorAll(from)) {
    const other = page.createElement(to);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}

function mendLines(page: Document) {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(BROKEN_LINE, "");
  }
  for (const picture of page.images)
    if (!isOwnPicture(picture.getAttribute("src") ?? "")) picture.remove();
  for (const line of page.querySelectorAll("p"))
    if (!line.closest("td, th") && isBlank(line)) line.remove();
  for (const line of page.querySelectorAll("br"))
    if (isEdge(line, "previousSibling") && isEdge(line, "nextSibling")) line.remove();
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

function mendWordLists(page: Document) {
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
  const first = Number(COUNTS.exec(word.mark)?.[1]?.normalize("NFKC"));
  if (first > 1) list.setAttribute("start", String(first));
  const entry = around?.lastElementChild;
  (entry ?? around)?.append(list);
  return list;
}
