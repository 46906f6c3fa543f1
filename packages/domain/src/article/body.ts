import { decodeEntities } from "../text/entities.ts";

/** Elements that an article may hold; any other is left out, its text stays. */
export const bodyTags = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "em",
  "a",
  "br",
  "img",
  "table",
  "tr",
  "th",
  "td",
] as const;
export type BodyTag = (typeof bodyTags)[number];

export interface BodyElement {
  readonly tag: BodyTag;
  /** Of a link: a page of ours or of the web. */
  readonly href?: string;
  /** Of a picture: a file of ours. */
  readonly src?: string;
  readonly alt?: string;
  /** Of a numbered list: its first number, where that is not 1. */
  readonly start?: number;
  /** Of a cell: how many columns and rows it takes, where that is more than one. */
  readonly colspan?: number;
  readonly rowspan?: number;
  readonly children: readonly BodyNode[];
}
export type BodyNode = string | BodyElement;

interface OpenElement extends BodyElement {
  readonly children: BodyNode[];
}

/** Elements whose text is no text. */
const silent: ReadonlySet<string> = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "template",
  "noscript",
]);
const empty: ReadonlySet<BodyTag> = new Set(["br", "img"]);
/** What other programs write for one of the elements. */
const aliases: Readonly<Record<string, BodyTag>> = {
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
  b: "strong",
  i: "em",
};
const cells: ReadonlySet<BodyTag> = new Set(["th", "td"]);
const blocks: ReadonlySet<BodyTag> = new Set([
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "blockquote",
  "table",
  "tr",
  "th",
  "td",
]);
/** What a new block ends when it is still open: paragraphs and headings hold no blocks. */
const endedByBlock: ReadonlySet<BodyTag> = new Set(["p", "h2", "h3"]);
/** Which element has to be the nearest around a part of a table. */
const within: Partial<Record<BodyTag, BodyTag>> = { tr: "table", th: "tr", td: "tr" };

/** Elements in one another; deeper ones are left out, for each costs those around it and those who draw it. */
const DEPTH_MAX = 100;

const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+|</g;

function bodyTagOf(name: string): BodyTag | undefined {
  return aliases[name] ?? bodyTags.find((tag) => tag === name);
}

/**
 * Reads the body of an article as a tree of the few elements that it may hold. Nothing of it is
 * ever handed to a browser as HTML, so what is not on the list cannot come through: scripts,
 * styles, handlers, addresses of other kinds.
 */
export function parseBody(html: string): BodyNode[] {
  const root: BodyNode[] = [];
  const open: OpenElement[] = [];
  let silenced: string | undefined;
  const current = () => open.at(-1)?.children ?? root;

  for (const [whole, slash, rawName = "", attributes = ""] of html.matchAll(token)) {
    const name = rawName.toLowerCase();
    if (silenced) {
      if (slash && name === silenced) silenced = undefined;
      continue;
    }
    if (!name) {
      if (whole.startsWith("<!--")) continue;
      const text = decodeEntities(whole);
      if (isBetweenCells(open) && text.trim() === "") continue;
      leaveTable(open);
      addText(current(), text);
      continue;
    }
    const tag = bodyTagOf(name);
    if (slash) {
      if (tag) close(open, tag);
      continue;
    }
    if (silent.has(name)) silenced = name;
    const placed = tag && placedAs(open, tag);
    if (!placed) continue;
    const element: OpenElement = {
      tag: placed,
      ...allowedAttributes(placed, attributes),
      children: [],
    };
    if (placed === "img" && !element.src) continue;
    if (!empty.has(placed) && open.length === DEPTH_MAX) continue;
    current().push(element);
    if (!empty.has(placed)) open.push(element);
  }
  return root;
}

const isBetweenCells = (open: readonly OpenElement[]) =>
  ["table", "tr"].includes(open.at(-1)?.tag ?? "");

/** What stands in a table and in none of its cells comes behind it. */
function leaveTable(open: OpenElement[]): void {
  if (isBetweenCells(open)) open.length = open.findLastIndex(({ tag }) => tag === "table");
}

/**
 * Makes room for an element, and answers what it becomes there; nothing where only its text stays. A
 * part of a table has its table around it, and a cell holds paragraphs.
 */
function placedAs(open: OpenElement[], tag: BodyTag): BodyTag | undefined {
  const around = within[tag];
  if (around) {
    const at = open.findLastIndex((element) => element.tag === around);
    if (at < 0) return undefined;
    open.length = at + 1;
    return tag;
  }
  leaveTable(open);
  const isInCell = cellOf(open) >= 0;
  const last = open.at(-1);
  // The paragraph of an entry in a cell is the one that the entry has become.
  if (isInCell && tag === "p" && last?.tag === "p" && last.children.length === 0) return undefined;
  if (isInCell && tag === "img") return undefined;
  if (blocks.has(tag)) while (endsHere(open.at(-1), tag)) open.pop();
  if (!isInCell || !blocks.has(tag)) return tag;
  return tag === "table" || tag === "ul" || tag === "ol" ? undefined : "p";
}

const cellOf = (open: readonly OpenElement[]) => open.findLastIndex(({ tag }) => cells.has(tag));

/** A block ends an open paragraph, and an entry of a list the one before it. */
function endsHere(last: OpenElement | undefined, name: BodyTag): boolean {
  if (!last) return false;
  return endedByBlock.has(last.tag) || (name === "li" && last.tag === "li");
}

function addText(children: BodyNode[], text: string): void {
  const last = children.at(-1);
  if (typeof last === "string") children[children.length - 1] = last + text;
  else children.push(text);
}

/** Closes the nearest open element of this name with all inside it; one never opened is ignored. */
function close(open: OpenElement[], name: BodyTag): void {
  const cell = cellOf(open);
  const isOfTable = name === "table" || name in within;
  // What a cell holds ends within it, as the paragraph that it has become there.
  const wanted = cell >= 0 && !isOfTable && blocks.has(name) ? "p" : name;
  const at = open.findLastIndex(({ tag }) => tag === wanted);
  if (at > (isOfTable ? -1 : cell)) open.length = at;
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeEntities(value).trim();
}

function allowedAttributes(tag: BodyTag, attributes: string): Partial<BodyElement> {
  if (tag === "a") {
    const href = attributeOf(attributes, "href");
    return href && isSafeLink(href) ? { href } : {};
  }
  if (tag === "img") {
    const src = attributeOf(attributes, "src");
    return src && isOwnPicture(src) ? { src, alt: attributeOf(attributes, "alt") ?? "" } : {};
  }
  if (tag === "ol") {
    const start = numberOf(attributes, "start", 0, LIST_START_MAX);
    return start === undefined || start === 1 ? {} : { start };
  }
  if (cells.has(tag)) {
    const colspan = numberOf(attributes, "colspan", 2, SPAN_MAX);
    const rowspan = numberOf(attributes, "rowspan", 2, SPAN_MAX);
    return { ...(colspan && { colspan }), ...(rowspan && { rowspan }) };
  }
  return {};
}

/** Whether an address is that of a file of ours. */
export const isOwnPicture = (src: string): boolean => /^\/files\/[\w./-]+$/.test(src);

const LIST_START_MAX = 9999;
const SPAN_MAX = 50;

function numberOf(attributes: string, name: string, min: number, max: number): number | undefined {
  const text = attributeOf(attributes, name) ?? "";
  const value = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

const linkForms = [
  /^\/(?![/\\])[^\s\\]*$/,
  /^https?:\/\/[^\s/\\]+[^\s\\]*$/i,
  /^mailto:[^\s\\@?:/]+@[^\s\\@?:/]+(?:\?[^\s\\]*)?$/i,
];

/** A page of this site, one of the web, or an address to write to; nothing that runs. */
export const isSafeLink = (href: string): boolean => linkForms.some((form) => form.test(href));

/** The text of a tree, for a description or the name of a heading; its blocks are parted by spaces. */
export function bodyText(nodes: readonly BodyNode[]): string {
  return partsOf(nodes).join("").replace(/\s+/g, " ").trim();
}

const partsOf = (nodes: readonly BodyNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [node];
    const parts = partsOf(node.children);
    return blocks.has(node.tag) || node.tag === "br" ? [" ", ...parts, " "] : parts;
  });

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

function attributesOf({ href, src, alt, start, colspan, rowspan }: BodyElement): string {
  const attributes = { href, src, alt, start, colspan, rowspan };
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escaped(String(value))}"`))
    .join("");
}

function htmlOf(node: BodyNode): string {
  if (typeof node === "string") return escaped(node);
  const open = `<${node.tag}${attributesOf(node)}>`;
  return empty.has(node.tag) ? open : `${open}${bodyHtml(node.children)}</${node.tag}>`;
}

/** A tree as HTML that reads back as the same tree. */
export function bodyHtml(nodes: readonly BodyNode[]): string {
  return nodes.map(htmlOf).join("");
}

/**
 * The body as it is kept: what is not on the list is gone before it reaches the database, and so are
 * empty lines at its end, where an editor leaves room to go on writing.
 */
export function sanitiseBody(html: string): string {
  const nodes = parseBody(html);
  return bodyHtml(nodes.slice(0, nodes.findLastIndex((node) => !isBlank(node)) + 1));
}

const isBlank = (node: BodyNode): boolean =>
  typeof node === "string"
    ? node.trim() === ""
    : ["p", "br"].includes(node.tag) && node.children.every(isBlank);

/** Every picture of a tree, in its order. */
export function bodyImages(nodes: readonly BodyNode[]): { src: string; alt: string }[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const { tag, src = "", alt = "" } = node;
    return tag === "img" ? [{ src, alt }] : bodyImages(node.children);
  });
}
