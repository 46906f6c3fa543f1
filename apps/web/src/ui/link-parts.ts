export interface TextPart {
  readonly text: string;
  /** Present for an address that may be followed. */
  readonly href?: string;
  /** Whether it leads to a page of this product; the address is then a path. */
  readonly isOwn?: boolean;
}

const address = /https?:\/\/[\w!?/+\-~=;.,*&@#$%()'[\]:]+/g;
/** Marks that end a sentence rather than an address. */
const trailing = /[!?;.,:')\]]+$/;

/**
 * A text cut into plain parts and web addresses. Only addresses that nobody on the way can change
 * become links, by https, and those of the own origin, such as `https://tefuda.example`.
 */
export function linkParts(text: string, ownOrigin = ""): TextPart[] {
  const parts: TextPart[] = [];
  let reached = 0;
  for (const match of text.matchAll(address)) {
    const href = trimmed(match[0]);
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
  const url = URL.parse(found);
  // A name before the host is there to make one address look like another.
  if (!url || url.username || url.password) return undefined;
  if (url.origin === ownOrigin) return { href: url.pathname + url.search + url.hash, isOwn: true };
  return url.protocol === "https:" ? { href: found } : undefined;
}

/** A closing bracket belongs to the address only when it was opened there. */
function trimmed(found: string): string {
  const cut = found.replace(trailing, "");
  const rest = found.slice(cut.length);
  return rest.startsWith(")") && cut.split("(").length > cut.split(")").length ? `${cut})` : cut;
}
