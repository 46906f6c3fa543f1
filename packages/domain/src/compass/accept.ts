import { findContactDetails } from "../text/contact-details.ts";
import { type ModelAnswer, modelAnswerSchema } from "./model-answer.ts";
import { numbersIn } from "./numerals.ts";
import { quotedSpans } from "./quoted-spans.ts";
import { isPersonal } from "./quotes.ts";
import { type Reading, readIntroduction } from "./reading.ts";
import type { CompassAdvice } from "./schema.ts";
import { scoreReading } from "./scores.ts";
import { touchesSensitive } from "./sensitive.ts";
import { toPlain } from "./sentences.ts";
import { isUnfit } from "./unfit.ts";

/**
 * What a model answered as advice that may be shown, or undefined where it may not: it has to have the
 * shape, quote nothing but the text's own words, name no number that the text does not, leave alone
 * what nobody is judged by, and neither demean nor promise nor say anything beside the matter. The scores are those of the rules, whoever wrote the words.
 *
 * @param input the introduction as the model was given it
 * @param answer what the model answered, parsed as JSON and not looked at yet
 */
export function acceptModelAdvice(input: string, answer: unknown): CompassAdvice | undefined {
  const read = modelAnswerSchema.safeParse(answer);
  if (!read.success) return undefined;
  const reading = readIntroduction(input);
  return mayShow(reading, read.data) ? { ...read.data, scores: scoreReading(reading) } : undefined;
}

function mayShow(reading: Reading, answer: ModelAnswer): boolean {
  const input = reading.text;
  const { impressions, learnMore, improvements } = answer;
  const quotes = [...impressions, ...improvements].flatMap(({ quote }) => quote ?? []);
  const texts = [
    ...impressions.map(({ text }) => text),
    ...learnMore,
    ...improvements.flatMap(({ advice, example }) => [advice, ...(example ? [example] : [])]),
  ];
  const isOwnWord = (words: string) => words.trim() !== "" && standsBesideWork(reading, words);
  if (new Set(texts).size < texts.length || !quotes.every(isOwnWord)) return false;
  if (!texts.every((text) => quotedSpans(text)?.every(isOwnWord))) return false;
  // A remark that neither quotes nor asks is the model's own opinion.
  const isGrounded = improvements.every(
    ({ quote, advice }) => quote !== undefined || asks(advice) || /[「『]/.test(advice),
  );
  if (!isGrounded || !learnMore.every(asks)) return false;
  const known = numbersIn(input);
  const isHarmless = (text: string) =>
    [...numbersIn(text)].every((number) => known.has(number)) &&
    !touchesSensitive(toPlain(text)) &&
    !findContactDetails(text).found &&
    !/https?:|www\.|[<>]/i.test(text);
  if (![...texts, ...quotes].every(isHarmless)) return false;
  return !texts.some((text) => isUnfit(text, withoutQuotes(text), input));
}

/** What a model says for itself. */
const withoutQuotes = (text: string) =>
  (quotedSpans(text) ?? []).reduce((rest, words) => rest.replace(words, ""), text);

const asks = (text: string) => /[？?]|か。?$/.test(text);

/** Whether the text has the words, in one place at least that tells nothing personal. */
function standsBesideWork(reading: Reading, words: string): boolean {
  for (let at = reading.text.indexOf(words); at >= 0; at = reading.text.indexOf(words, at + 1))
    if (!isPersonal(reading, { start: at, end: at + words.length })) return true;
  return false;
}
