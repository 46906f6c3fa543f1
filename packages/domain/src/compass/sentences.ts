import type { Span } from "./rules.ts";

/** A sentence, or a line of a list, without its mark and without the full stop. */
export interface Sentence extends Span {
  readonly text: string;
  readonly isBullet: boolean;
}

/**
 * The same text with full-width letters, digits and signs as half-width ones. Unlike the compatibility
 * form it keeps every position, so that what is found in it can be cut out of the text itself.
 */
export function toPlain(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("　", " ");
}

const bullet = /^\s*(?:[・･●○■□◆◇▼▪•‣※*]|[–-](?=[\s\p{L}])|\d{1,2}[.)](?=\s*[^\s\d])|[①-⑳])\s*/u;
const opening = "「『(【";
const closing = "」』)】";
const ends = "。!?";
const emojiAfterEnd = /(?:ます|です|した|せん|たい)[ーっ]?\p{Extended_Pictographic}\uFE0F?$/u;

/** Cuts a text where sentences end: full stops outside brackets, line breaks, emoji after a verb. */
export function splitSentences(text: string): Sentence[] {
  const plain = toPlain(text);
  const sentences: Sentence[] = [];
  let lineStart = 0;
  for (const line of plain.split("\n")) {
    const mark = bullet.exec(line)?.[0].length ?? 0;
    let from = mark;
    const close = (to: number) => {
      const part = line.slice(from, to);
      if (/[\p{L}\p{N}]/u.test(part)) {
        const start = lineStart + from + (part.length - part.trimStart().length);
        const end = lineStart + from + part.trimEnd().length;
        sentences.push({ start, end, text: text.slice(start, end), isBullet: mark > 0 });
      }
      from = to;
    };
    let depth = 0;
    for (let at = mark; at < line.length; at += 1) {
      const sign = line.charAt(at);
      if (opening.includes(sign)) depth += 1;
      else if (closing.includes(sign)) depth = Math.max(0, depth - 1);
      if (depth > 0 || !endsAt(line, from, at)) continue;
      close(ends.includes(sign) || sign === "." ? at : at + 1);
      while (/[。!?.\s]/.test(line.charAt(at + 1))) at += 1;
      from = at + 1;
    }
    // A bracket that is never closed must not swallow the rest.
    while (depth > 0 && line.indexOf("。", from) >= 0) {
      close(line.indexOf("。", from));
      from += 1;
    }
    close(line.length);
    lineStart += line.length + 1;
  }
  return sentences;
}

function endsAt(line: string, from: number, at: number): boolean {
  const sign = line.charAt(at);
  if (ends.includes(sign)) return true;
  if (sign === ".") {
    const next = line.charAt(at + 1);
    return next === "" || (/\s/.test(next) && /[a-z\d)」%]/.test(line.charAt(at - 1)));
  }
  // The low half of an emoji, or its variation mark, completes it.
  return (
    /[\uDC00-\uDFFF\u2600-\u27BF]|\uFE0F/.test(sign) && emojiAfterEnd.test(line.slice(from, at + 1))
  );
}
