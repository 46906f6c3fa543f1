import { findContactDetails } from "../text/contact-details.ts";
import { truncateGraphemes } from "../text/graphemes.ts";
import type { Reading } from "./reading.ts";
import type { Span } from "./rules.ts";
import { touchesSensitive } from "./sensitive.ts";
import { toPlain } from "./sentences.ts";

/** The longest quote that stands beside a remark, and the longest one inside a sentence. */
const QUOTE_MAX = 70;
const INLINE_MAX = 30;

/** Whether words of the person may be held up to them: nothing personal, and something to read. */
export const mayQuote = (text: string) =>
  /[\p{L}\p{N}]/u.test(text) && !touchesSensitive(toPlain(text)) && !findContactDetails(text).found;

const trim = (text: string) => text.replace(/^[\s、，,]+|[\s、，,。]+$/gu, "");

/** The clauses of the sentence around a span, as offsets between its commas. */
function clausesAround({ sentences, plain }: Reading, span: Span): Span[] {
  const sentence = sentences.find(({ start, end }) => span.start >= start && span.start < end);
  if (!sentence) return [span];
  const clauses: Span[] = [];
  let { start } = sentence;
  for (let at = sentence.start; at < sentence.end; at += 1)
    if (/[、,]/.test(plain.charAt(at)) && !/\d/.test(plain.charAt(at + 1))) {
      clauses.push({ start, end: at + 1 });
      start = at + 1;
    }
  clauses.push({ start, end: sentence.end });
  return clauses;
}

/**
 * The person's words around a span: its sentence, or as much of it as is short enough and touches
 * nothing that nobody is judged by.
 *
 * @returns undefined where nothing of it may be quoted
 */
export function quoteAround(reading: Reading, span: Span): string | undefined {
  const clauses = clausesAround(reading, span);
  const own = clauses.findIndex(({ start, end }) => span.start >= start && span.start < end);
  if (own < 0) return undefined;
  const wordsOf = (from: number, to: number) =>
    trim(reading.text.slice(clauses[from]?.start, clauses[to]?.end));
  for (let from = 0; from <= own; from += 1) {
    for (let to = clauses.length - 1; to >= own; to -= 1) {
      const words = wordsOf(from, to);
      if (words.length <= QUOTE_MAX && mayQuote(words)) return words;
    }
  }
  // A single clause that is too long by itself, cut where a reader sees whole characters.
  const start = Math.max(clauses[own]?.start ?? 0, span.start - QUOTE_MAX / 2);
  const clean = reading.text.charCodeAt(start) >>> 10 === 0x37 ? start + 1 : start;
  const cut = trim(truncateGraphemes(reading.text.slice(clean, clauses[own]?.end), QUOTE_MAX, ""));
  if (cut !== "" && mayQuote(cut)) return cut;
  const bare = wordAt(reading, span);
  return mayQuote(bare) ? bare : undefined;
}

/** The word of a hit with its ending, such as 携わりました. */
export function wordAt({ text, sentences }: Reading, span: Span): string {
  const end = sentences.find((one) => span.start >= one.start && span.start < one.end)?.end;
  const rest = text.slice(span.end, Math.min(end ?? span.end, span.end + 6));
  const ending =
    /^(?:[しさりいっきえめびん]?せ?(?:て(?:います|いました|おります|い)?|で(?:います|い)?|まし?た|ました|ません|ます|た))?/.exec(
      rest,
    );
  return text.slice(span.start, span.end) + (ending?.[0] ?? "");
}

/** A clause short enough to stand in 「」 inside a sentence, else the bare word, else undefined. */
export function inlineAt(reading: Reading, span: Span): string | undefined {
  const clause = clausesAround(reading, span).find(
    ({ start, end }) => span.start >= start && span.start < end,
  );
  const whole = clause ? trim(reading.text.slice(clause.start, clause.end)) : "";
  const tail = clause ? tailOf(reading.text.slice(clause.start, clause.end), span, clause) : "";
  return [whole, tail, wordAt(reading, span)]
    .map((words) => words.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\s)+$/u, ""))
    .find(
      (words) =>
        words !== "" &&
        words.length <= INLINE_MAX &&
        !/[「」『』"“”\n]/.test(words) &&
        mayQuote(words),
    );
}

/** The end of a long clause, from behind a particle on, so that it reads as a phrase. */
function tailOf(words: string, span: Span, clause: Span): string {
  const hit = span.start - clause.start;
  for (let at = Math.max(1, words.length - INLINE_MAX); at < hit; at += 1)
    if (/[はがをにでとの]/.test(words.charAt(at - 1)) && !/[ぁ-ん]/.test(words.charAt(at)))
      return trim(words.slice(at));
  return "";
}
