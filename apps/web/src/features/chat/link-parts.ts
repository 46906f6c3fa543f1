export interface TextPart {
  readonly text: string;
  /** Present for an address that may be followed. */
  readonly href?: string;
}

const address = /https?:\/\/[\w!?/+\-~=;.,*&@#$%()'[\]:]+/g;
/** Marks that end a sentence rather than an address. */
const trailing = /[!?;.,:')\]]+$/;

/** A text cut into plain parts and web addresses; only http and https ever become links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let reached = 0;
  for (const match of text.matchAll(address)) {
    const href = trimmed(match[0]);
    if (!URL.canParse(href)) continue;
    if (match.index > reached) parts.push({ text: text.slice(reached, match.index) });
    parts.push({ text: href, href });
    reached = match.index + href.length;
  }
  if (reached < text.length) parts.push({ text: text.slice(reached) });
  return parts;
}

/** A closing bracket belongs to the address only when it was opened there. */
function trimmed(found: string): string {
  const cut = found.replace(trailing, "");
  const rest = found.slice(cut.length);
  return rest.startsWith(")") && cut.split("(").length > cut.split(")").length ? `${cut})` : cut;
}
