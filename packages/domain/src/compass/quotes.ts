import { findContactDetails } from "../text/contact-details.ts";
import { truncateGraphemes } from "../text/graphemes.ts";
import type { Reading } from "./reading.ts";
import { overlap, type Span } from "./rules.ts";
import { touchesSensitive } from "./sensitive.ts";
import { toPlain } from "./sentences.ts";

/** The longest quote that stands beside a remark, and the longest one inside a sentence. */
const QUOTE_MAX = 70;
const INLINE_MAX = 30;
const CLAUSE_MAX = 400;

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
    if (/^(?:、|,(?!\d))/.test(plain.slice(at, at + 2))) {
      clauses.push({ start, end: at + 1 });
      start = at + 1;
    }
  clauses.push({ start, end: sentence.end });
  return clauses;
}

/** Ends a clause that says why the next one was: 母の介護のため、3年間離職していました. */
const givesReason =
  /(?:ため(?:に)?|[をが](?:機|きっかけ|理由)に|により|によって|に伴い|に伴って|に合わせて?|(?:介護|看病|看護|転勤|病気|出産|育児|子育て|事情|都合|関係|世話|治療|手術)で)[、,\s]*$/;

/** Says that work was left or taken up again, which is personal where its sentence gives such a reason. */
const tellsAbsence =
  /(?:離職|休職|休業|退職|復職|復帰)(?!後)|離れ(?=まし|て|た)|休[みん](?=まし|で|だ)|辞め|ブランク|専業/;

/** Of each clause, whether it holds what nobody is judged by, or was brought about by it. */
function personalOf({ hits, plain }: Reading, clauses: readonly Span[]): boolean[] {
  let isReason = false;
  let isTold = false;
  return clauses.map((clause) => {
    const words = plain.slice(clause.start, clause.end);
    const holdsFact = hits.sensitiveFact.some((fact) => overlap(fact, clause));
    const isPersonal = holdsFact || isReason || (isTold && tellsAbsence.test(words));
    isReason = isPersonal && givesReason.test(words);
    isTold ||= holdsFact;
    return isPersonal;
  });
}

/** Whether a span stands in a clause that tells something personal, even where it names none itself. */
export function isPersonal(reading: Reading, span: Span): boolean {
  const inside = reading.sentences.filter((sentence) => overlap(sentence, span));
  return inside.some((sentence) => {
    const clauses = clausesAround(reading, sentence);
    const personal = personalOf(reading, clauses);
    return clauses.some((clause, at) => personal[at] && overlap(clause, span));
  });
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
  const personal = personalOf(reading, clauses);
  if (own < 0 || personal[own]) return undefined;
  const wordsOf = (from: number, to: number) =>
    trim(reading.text.slice(clauses[from]?.start, clauses[to]?.end));
  for (let from = 0; from <= own; from += 1) {
    for (let to = clauses.length - 1; to >= own; to -= 1) {
      if (personal.slice(from, to + 1).includes(true)) continue;
      const words = wordsOf(from, to);
      if (words.length <= QUOTE_MAX && mayQuote(words)) return words;
    }
  }
  // A single clause that is too long by itself, cut where a reader sees whole characters.
  const start = Math.max(clauses[own]?.start ?? 0, span.start - QUOTE_MAX / 2);
  const clean = reading.text.charCodeAt(start) >>> 10 === 0x37 ? start + 1 : start;
  const cut = trim(truncateGraphemes(reading.text.slice(clean, clauses[own]?.end), QUOTE_MAX, ""));
  if (cut !== "" && mayQuote(wordsOf(own, own)) && mayQuote(cut)) return cut;
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

/**
 * A clause short enough to stand in 「」 inside a sentence, else the bare word, else undefined. Of a
 * clause that may not be quoted no part is but the bare word, and of a personal one not even that.
 */
export function inlineAt(reading: Reading, span: Span): string | undefined {
  const clause = clausesAround(reading, span).find(
    ({ start, end }) => span.start >= start && span.start < end,
  );
  if (isPersonal(reading, span)) return undefined;
  const whole = clause ? trim(reading.text.slice(clause.start, clause.end)) : "";
  const isTooLong = clause && mayQuote(whole);
  const tail = isTooLong ? tailOf(reading.text.slice(clause.start, clause.end), span, clause) : "";
  return [whole, tail, wordAt(reading, span)]
    .map((words) => words.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\s)+$/u, ""))
    .find(isInline);
}

/** The words of a hit alone, a title without its marks, to stand in 「」 where a name is meant. */
export function bareAt(reading: Reading, span: Span): string | undefined {
  const words = reading.text.slice(span.start, span.end).replace(/^『(.*)』$/, "$1");
  return isInline(words) && !isPersonal(reading, span) ? words : undefined;
}

const isInline = (words: string) =>
  words !== "" && words.length <= INLINE_MAX && !/[「」『』"“”\n]/.test(words) && mayQuote(words);

/** The first clause that may be quoted, of whichever sentence. */
export function firstClauseOf(reading: Reading): string | undefined {
  for (const sentence of reading.sentences) {
    const clauses = clausesAround(reading, sentence);
    const personal = personalOf(reading, clauses);
    const words = clauses
      .filter((_, at) => !personal[at])
      .map(({ start, end }) => trim(reading.text.slice(start, end)))
      .find((clause) => clause.length <= CLAUSE_MAX && mayQuote(clause));
    if (words !== undefined) return words;
  }
  return undefined;
}

/** The end of a long clause, from behind a particle on, so that it reads as a phrase. */
function tailOf(words: string, span: Span, clause: Span): string {
  const hit = span.start - clause.start;
  for (let at = Math.max(1, words.length - INLINE_MAX); at < hit; at += 1)
    if (/[はがをにでとの]/.test(words.charAt(at - 1)) && !/[ぁ-ん]/.test(words.charAt(at)))
      return trim(words.slice(at));
  return "";
}
