import { fold, longMarks } from "./fold.ts";
import { searchWords } from "./search-words.ts";
import { segmentsOf } from "./segments.ts";

export interface MarkedPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Marks on one letter beyond which none joins it; more are typed only to be seen. */
const PILE_MAX = 16;

/** A part of a folded text, and the first and the last letter that it comes from. */
interface Part {
  readonly folded: string;
  readonly first: number;
  readonly last: number;
}

/** Letters folded one by one, with marks at the letters that they belong to and the spaces that stay. */
function foldEach(letters: readonly string[]): Part[] {
  const known = new Map(Array.from(new Set(letters), (letter) => [letter, fold(letter)]));
  const parts: Part[] = [];
  let gap: number | undefined;
  for (const [at, letter] of letters.entries()) {
    const folded = known.get(letter) ?? "";
    const before = parts.at(-1);
    if (folded === "") {
      if (/\s/u.test(letter)) gap ??= at;
    } else if (before && before.folded.length < PILE_MAX && /^\p{M}/u.test(folded)) {
      parts.splice(-1, 1, { ...before, folded: fold(before.folded + folded), last: at });
      gap = undefined;
    } else {
      const isParted = gap !== undefined && fold(`${before?.folded ?? ""} ${folded}`).includes(" ");
      if (isParted) parts.push({ folded: " ", first: gap ?? at, last: gap ?? at });
      parts.push({ folded, first: at, last: at });
      gap = undefined;
    }
  }
  return parts;
}

/** A folded text, and of each of its code units the letters that it comes from. */
function foldLetters(letters: readonly string[]) {
  const parts = foldEach(letters);
  const plain = parts.map((part) => part.folded).join("");
  const units = parts.flatMap((part) => Array.from({ length: part.folded.length }, () => part));
  let folded = "";
  const origins: Pick<Part, "first" | "last">[] = [];
  let at = 0;
  const copyTo = (end: number) => {
    folded += plain.slice(at, end);
    for (; at < end; at += 1) origins.push(units[at] ?? { first: 0, last: 0 });
  };
  for (const match of plain.matchAll(longMarks)) {
    copyTo(match.index + 1);
    const end = match.index + match[0].length;
    folded += "ー";
    origins.push({ first: units[at]?.first ?? 0, last: units[end - 1]?.last ?? 0 });
    at = end;
  }
  copyTo(plain.length);
  return { folded, origins };
}

/** Which characters of a text (as a person counts them) belong to a word that was looked for. */
function findWords(text: string, words: string): { letters: string[]; isFound: boolean[] } {
  const letters = Array.from(segmentsOf(text, "grapheme"), ({ segment }) => segment);
  const { folded, origins } = foldLetters(letters);
  const isFound = letters.map(() => false);
  for (const word of searchWords(words))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const first = origins[at]?.first ?? 0;
      isFound.fill(true, first, (origins[at + word.length - 1]?.last ?? first) + 1);
    }
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
