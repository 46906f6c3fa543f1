import { findContactDetails } from "../text/contact-details.ts";
import { numbersIn } from "./numerals.ts";
import { quotedSpans } from "./quoted-spans.ts";
import { isPersonal } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import { touchesSensitive } from "./sensitive.ts";
import { toPlain } from "./sentences.ts";
import { isUnfit } from "./unfit.ts";

/**
 * Whether a sentence may be said of a text, whoever wrote it: between quotation marks it has nothing but
 * the text's own words, it names no number that the text does not, leaves alone what nobody is judged
 * by, and neither demeans nor promises nor leads elsewhere.
 */
export function maySay(reading: Reading, sentence: string): boolean {
  const quoted = quotedSpans(sentence);
  if (!quoted?.every((words) => placeBesideWork(reading, words) !== undefined)) return false;
  const known = numbersIn(reading.text);
  if (![...numbersIn(sentence)].every((number) => known.has(number))) return false;
  if (touchesSensitive(toPlain(sentence)) || findContactDetails(sentence).found) return false;
  if (/https?:|www\.|[<>]/i.test(sentence)) return false;
  // A quote may say what it likes.
  const own = quoted.reduce((rest, words) => rest.replace(words, ""), sentence);
  return !isUnfit(sentence, own, reading.text);
}

/** Where the text has the words, in the first place that tells nothing personal. */
export function placeBesideWork(reading: Reading, words: string) {
  if (words.trim() === "") return undefined;
  for (let at = reading.text.indexOf(words); at >= 0; at = reading.text.indexOf(words, at + 1)) {
    const span = { start: at, end: at + words.length };
    if (!isPersonal(reading, span)) return span;
  }
  return undefined;
}
