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
] as const;
export type BodyTag = (typeof bodyTags)[number];

export interface BodyElement {
  readonly tag: BodyTag;
  /** Of a link: a page of ours or of the web. */
  readonly href?: string;
  /** Of a picture: a file of ours. */
  readonly src?: string;
  readonly alt?: string;
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
const blocks: ReadonlySet<BodyTag> = new Set(["p", "h2", "h3", "ul", "ol", "li", "blockquote"]);
/** What a new block ends when it is still open: paragraphs and headings hold no blocks. */
const endedByBlock: ReadonlySet<BodyTag> = new Set(["p", "h2", "h3"]);

const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+|</g;

const isBodyTag = (name: string): name is BodyTag => bodyTags.some((tag) => tag === name);

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
      if (!whole.startsWith("<!--")) addText(current(), decodeEntities(whole));
      continue;
    }
    if (slash) {
      close(open, name);
      continue;
    }
    if (silent.has(name)) silenced = name;
    if (!isBodyTag(name)) continue;
    if (blocks.has(name)) while (endsHere(open.at(-1), name)) open.pop();
    const element: OpenElement = {
      tag: name,
      ...allowedAttributes(name, attributes),
      children: [],
    };
    if (name === "img" && !element.src) continue;
    current().push(element);
    if (!empty.has(name)) open.push(element);
  }
  return root;
}

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
function close(open: OpenElement[], name: string): void {
  const at = open.findLastIndex(({ tag }) => tag === name);
  if (at >= 0) open.length = at;
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
    return src && /^\/files\/[\w./-]+$/.test(src)
      ? { src, alt: attributeOf(attributes, "alt") ?? "" }
      : {};
  }
  return {};
}

/** A page of this site, or one of the web; nothing that runs or leaves the page's protocol. */
export function isSafeLink(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href) || /^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(href);
}

/** The text of a tree, for a description or the name of a heading. */
export function bodyText(nodes: readonly BodyNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : bodyText(node.children))).join("");
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

function attributesOf({ href, src, alt }: BodyElement): string {
  const attributes = { href, src, alt };
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escaped(value)}"`))
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

/** The body as it is kept: what is not on the list is gone before it reaches the database. */
export const sanitiseBody = (html: string): string => bodyHtml(parseBody(html));

/** Every picture of a tree, in its order. */
export function bodyImages(nodes: readonly BodyNode[]): { src: string; alt: string }[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const { tag, src = "", alt = "" } = node;
    return tag === "img" ? [{ src, alt }] : bodyImages(node.children);
  });
}
