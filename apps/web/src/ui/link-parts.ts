import { parseUrl } from "@tefuda/domain/validation/parse-url";

export interface TextPart {
  readonly text: string;
  /** Present for an address that may be followed. */
  readonly href?: string;
  /** Whether it leads to a page of this product; the address is then a path. */
  readonly isOwn?: boolean;
}

const address = /https?:\/\/[\w!?/+\-~=;.,*&@#$%()'[\]:]+/g;
/** Within a site, such as below `/wiki/`, where Japanese letters are a part of the address. */
const deep = /^https?:\/\/[^/]+\/.*[/=]$/;
/** Names of pages; hiragana are how the sentence goes on. */
const japanese =
  /[\p{Script=Han}\p{Script=Katakana}ー・][\p{Script=Han}\p{Script=Katakana}ー・\w\-./?=&#%()]*/uy;

/** Marks that end a sentence rather than an address. */
const trailing = "!?;.,:'";
const brackets = new Map([
  [")", "("],
  ["]", "["],
]);

/**
 * A text cut into plain parts and web addresses. Only addresses that nobody on the way can change
 * become links, by https, and those of the own origin, such as `https://tefuda.example`.
 */
export function linkParts(text: string, ownOrigin = ""): TextPart[] {
  const parts: TextPart[] = [];
  let reached = 0;
  for (const match of text.matchAll(address)) {
    const href = trimmed(match[0] + restOf(text, match));
    const link = linkOf(href, ownOrigin);
    if (!link) continue;
    if (match.index > reached) parts.push({ text: text.slice(reached, match.index) });
    parts.push({ text: href, ...link });
    reached = match.index + href.length;
  }
  if (reached < text.length) parts.push({ text: text.slice(reached) });
  return parts;
}

function linkOf(found: string, ownOrigin: string): Omit<TextPart, "text"> | undefined {
  const url = parseUrl(found);
  // A name before the host is there to make one address look like another.
  if (!url || url.username || url.password) return undefined;
  const path = url.pathname + url.search + url.hash;
  // A path that begins with two slashes would be another host's.
  if (url.origin === ownOrigin)
    return path.startsWith("//") ? undefined : { href: path, isOwn: true };
  return url.protocol === "https:" ? { href: found } : undefined;
}

/** The Japanese letters that an address goes on with. */
function restOf(text: string, { 0: found, index }: RegExpExecArray): string {
  if (!deep.test(found)) return "";
  japanese.lastIndex = index + found.length;
  return japanese.exec(text)?.[0] ?? "";
}

/** Without the end of the sentence. A closing bracket belongs to the address only when it was opened there. */
function trimmed(found: string): string {
  const opened = new Map([...brackets.values()].map((open) => [open, 0]));
  let end = found.length;
  // From the front, so that each closing bracket meets those that were opened before it.
  for (const [at, mark] of [...found].entries()) {
    const open = brackets.get(mark);
    if (opened.has(mark)) opened.set(mark, (opened.get(mark) ?? 0) + 1);
    else if (open) {
      const left = opened.get(open) ?? 0;
      if (left === 0) {
        end = at;
        break;
      }
      opened.set(open, left - 1);
    }
  }
  while (end > 0 && trailing.includes(found[end - 1] ?? "")) end -= 1;
  return found.slice(0, end);
}
