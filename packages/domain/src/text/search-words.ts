import { fold } from "./fold.ts";
import { toNfkc } from "./visible.ts";

/** What parts the words of a search; a comma within a number does not. */
const words =
  /["“「『]([^"“”「」『』]+)["”」』]|((?:\d,(?=\d)|[^\s、。,;・/|()[\]{}<>【】〔〕〈〉《》「」『』"“”])+)/gu;

/** The most words in a row that may mean the same as others: `natural language processing`. */
export const WORDS_IN_ROW_MAX = 3;

/** A word as somebody typed it, and as it is looked for. */
export interface TypedWord {
  readonly typed: string;
  readonly folded: string;
  /** In quotes: nothing else will do. */
  readonly isExact: boolean;
}

/**
 * The words of a search, each once: parted at spaces, commas, middle dots, slashes and brackets. What stands in quotes
 * is one. A text of such signs alone is looked for as it is.
 */
export function typedWords(text: string): TypedWord[] {
  // A mark that stands alone, as ゛, has a space before it in compatibility form.
  const written = toNfkc(text).replace(/ (?=\p{M})/gu, "");
  const found = new Map<string, TypedWord>();
  for (const [, quoted, word] of written.matchAll(words)) {
    const typed = quoted ?? word ?? "";
    const folded = fold(typed);
    // The same word in quotes and without them: one that asks for itself alone is the narrower.
    if (folded !== "" && !found.get(folded)?.isExact)
      found.set(folded, { typed, folded, isExact: quoted !== undefined });
  }
  const whole = fold(written).trim();
  return found.size > 0 || whole === ""
    ? [...found.values()]
    : [{ typed: written.trim(), folded: whole, isExact: true }];
}

/** The words of a search, folded. */
export const searchWords = (text: string): string[] => typedWords(text).map(({ folded }) => folded);

/** The same search for nothing but its words, which stand in quotes. */
export const exactly = (text: string): string =>
  typedWords(text)
    .map(({ typed }) => `"${typed}"`)
    .join(" ");
