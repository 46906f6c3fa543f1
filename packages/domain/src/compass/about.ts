import { isPersonal } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import type { CompassSection } from "./schema.ts";
import { asked, nouns, praised, vocabulary } from "./vocabulary.ja.ts";

/** In letters; longer words are a sentence of their own. */
const ABOUT_MAX = 30;

const saysSomething = /[\p{sc=Han}ァ-ヴ\p{sc=Latin}\d]/u;
/** Words of the person that a model may not make its own, whatever it means by them. */
const notTaken =
  /[辞退離訴殺死病罪罰違怒恥劣愚悪嫌無不]|内定|年収|給|残業|月収|報酬|ない|ませ|[。！？!?\n、「」『』]/;

const words = new Intl.Segmenter("ja", { granularity: "word" });
const PHRASE_WORDS_MAX = 4;

/** The words that the person wrote themselves, beside what nobody is judged by, and short runs of them. */
function ownWords(reading: Reading): ReadonlySet<string> {
  const parts = [...words.segment(reading.text)].map(({ index, segment }) => ({
    word: segment,
    isPersonal: isPersonal(reading, { start: index, end: index + segment.length }),
  }));
  const phrases = parts.flatMap((_, first) =>
    Array.from({ length: PHRASE_WORDS_MAX }, (_, more) => parts.slice(first, first + more + 1)),
  );
  const own = phrases.filter((phrase) => !phrase.some((part) => part.isPersonal));
  const found = own.map((phrase) => phrase.map(({ word }) => word).join(""));
  const isTaken = (word: string) =>
    word.length > 1 && saysSomething.test(word) && !notTaken.test(word);
  return new Set(found.filter(isTaken));
}

/** Whether a text is nothing but words of the list, one after the other. */
function isMadeOf(text: string, isWord: (word: string) => boolean): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1)
    reached[end] = reached.some((is, start) => is && start < end && isWord(text.slice(start, end)));
  return reached[text.length] === true;
}

/**
 * Tells of the few words that a frame leaves open whether a model's may stand there: short, made of the
 * person's own words and of the vocabulary alone, and naming at their end what the section speaks of.
 */
export function aboutChecker(
  reading: Reading,
): (section: CompassSection, about: string) => boolean {
  const own = ownWords(reading);
  return (section, about) => {
    const heads = section === "impressions" ? praised : [...asked, ...praised, ...nouns];
    return (
      about.length <= ABOUT_MAX &&
      heads.some((head) => about.endsWith(head)) &&
      isMadeOf(about, (word) => vocabulary.has(word) || own.has(word))
    );
  };
}
