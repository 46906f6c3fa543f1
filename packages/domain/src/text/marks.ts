import { foldForSearch, splitWords } from "./normalize.ts";

export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Which characters of a text (as a person counts them) belong to a word that was looked for. */
function findWords(text: string, words: string): { letters: string[]; isFound: boolean[] } {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  let folded = "";
  /** Of each code unit of the folded text, the letter it comes from. */
  const origin: number[] = [];
  letters.forEach((letter, index) => {
    const part = foldForSearch(letter);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) origin.push(index);
  });
  const isFound = letters.map(() => false);
  for (const word of splitWords(foldForSearch(words)))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let unit = at; unit < at + word.length; unit += 1) isFound[origin[unit] ?? 0] = true;
  return { letters, isFound };
}

/**
 * A text cut where the words of a search begin and end, compared as the search compares (width, case
 * and kana aside). The parts make up the text again.
 */
export function markWords(text: string, words: string): MarkedPart[] {
  const { letters, isFound } = findWords(text, words);
  const parts: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, index) => {
    const found = isFound[index] ?? false;
    const last = parts.at(-1);
    if (last?.isFound === found) last.text += letter;
    else parts.push({ text: letter, isFound: found });
  });
  return parts;
}

/**
 * The part of a long text around the first word that was found, in one line of at most `max`
 * characters; an ellipsis stands where it was cut.
 */
export function excerptAround(text: string, words: string, max: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const { letters, isFound } = findWords(line, words);
  if (letters.length <= max) return line;
  const first = isFound.indexOf(true);
  const from = Math.max(0, Math.min(first - Math.floor(max / 4), letters.length - max + 1));
  const start = from > 0 ? "…" : "";
  const room = max - start.length;
  const rest = letters.slice(from);
  return rest.length <= room
    ? start + rest.join("")
    : `${start}${rest.slice(0, room - 1).join("")}…`;
}
