import { commonLetters, rareLetters } from "./letters.ts";
import { toNfkc, visibleText } from "./visible.ts";

const plainOf = new Map([...commonLetters, ...rareLetters]);
const notPlain = new RegExp(`[${[...plainOf.keys()].join("")}]`, "gu");
/** Letters of scripts whose words are parted by spaces, folded. */
const WORD = "0-9a-z\\u00df-\\u024f\\u0370-\\u052f\\u1e00-\\u1eff";
const inWord = new RegExp(`[${WORD}]`);
/** Between lines there is more than a space. */
const spaces = /[^\S\n]+/gu;

/** A kana and the dashes after it, of which one long mark is made. */
export const longMarks = /([ぁ-ゖゝゞ])[-~ー]+(?![-~ーa-z0-9])/gu;

/**
 * The form in which texts are compared and searched, here and in the database (`fold_text`): width, letter case, kana,
 * spaces, kinds of dashes and tildes, forms of a letter, and what nobody sees aside; dashes after kana are the long
 * marks that they are often typed for. Between two Latin words one space stays, and lines stay lines. Folding a folded
 * text changes nothing.
 */
export function fold(text: string): string {
  const plain = visibleText(text)
    .replace(notPlain, (letter) => plainOf.get(letter) ?? letter)
    .replace(spaces, (gap, at: number, whole: string) =>
      inWord.test(whole.charAt(at - 1)) && inWord.test(whole.charAt(at + gap.length)) ? " " : "",
    );
  // Marks of voice join their kana, and accents their letters, once nothing parts them.
  return toNfkc(plain).replace(longMarks, "$1ー");
}
