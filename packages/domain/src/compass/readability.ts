import { countGraphemes } from "../text/graphemes.ts";
import { findProperNouns, isMostlyLatin } from "./proper-nouns.ts";
import { overlap, type Span, spansOf } from "./rules.ts";
import { type Sentence, toPlain } from "./sentences.ts";

/** A sentence above this many characters is hard to take in at once. */
export const SENTENCE_MAX = 80;
/** Words in Latin letters take about two and a half times the characters. */
const LATIN_SENTENCE_MAX = 200;
const SAME_ENDINGS = 3;
const KANJI_IN_A_ROW = 8;
const KANJI_SHARE = 0.65;
const KANJI_SHARE_FROM = 25;

export const findLongSentences = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(
    ({ text }) => countGraphemes(text) > (isMostlyLatin(text) ? LATIN_SENTENCE_MAX : SENTENCE_MAX),
  );

const ending =
  /(?:ません|ました|でした|でしょう|です|ます|である|だった|た|だ|[うくぐすつぬぶむる]|[ぁ-ん]たい)[!?」)]*$/;

/** How a sentence ends, or undefined for a line of a list and for one that ends with a noun. */
export function endingOf({ text, isBullet }: Sentence): string | undefined {
  if (isBullet) return undefined;
  const plain = toPlain(text).replace(/(?:\p{Extended_Pictographic}|\uFE0F|\s)+$/u, "");
  return ending.exec(plain)?.[0].replace(/[!?」)]+$/, "");
}

/** Runs of three or more sentences that end alike, from the first one's start to the last one's end. */
export function findRepeatedEndings(sentences: readonly Sentence[]): Span[] {
  const runs: Span[] = [];
  let first = 0;
  for (let at = 1; at <= sentences.length; at += 1) {
    const before = sentences[at - 1];
    const now = sentences[at];
    const key = before && endingOf(before);
    if (key !== undefined && now && endingOf(now) === key) continue;
    const start = sentences[first];
    if (start && before && at - first >= SAME_ENDINGS && key !== undefined)
      runs.push({ start: start.start, end: before.end });
    first = at;
  }
  return runs;
}

const kanjiRuns = new RegExp(`[一-龥々]{${KANJI_IN_A_ROW},}`, "g");

/** Long rows of kanji that are no name, and sentences that hardly have anything else. */
export function findDenseKanji(plain: string, sentences: readonly Sentence[]): Span[] {
  const names = findProperNouns(plain);
  const runs = spansOf(plain, kanjiRuns).filter((run) => !names.some((name) => overlap(name, run)));
  const full = sentences.filter((sentence) => {
    const kanji = sentence.text.match(/[一-龥々]/g)?.length ?? 0;
    return (
      sentence.text.length >= KANJI_SHARE_FROM &&
      kanji / sentence.text.length > KANJI_SHARE &&
      !runs.some((run) => overlap(run, sentence))
    );
  });
  return [...runs, ...full].sort((a, b) => a.start - b.start);
}
