import { findResults } from "./achievement.ts";
import { findEmptyPhrases } from "./empty-phrases.ts";
import { findProperNouns } from "./proper-nouns.ts";
import { findQuantities } from "./quantities.ts";
import { findDenseKanji, findLongSentences, findRepeatedEndings } from "./readability.ts";
import { findActions, findTeamOnly } from "./role.ts";
import { type CompassRule, overlap, type Span } from "./rules.ts";
import { findSensitive } from "./sensitive.ts";
import { type Sentence, splitSentences, toPlain } from "./sentences.ts";
import { findWishes } from "./wish.ts";

/** A text with everything the detectors found in it. */
export interface Reading {
  readonly text: string;
  /** The text with half-width signs, position by position the same. */
  readonly plain: string;
  readonly sentences: readonly Sentence[];
  readonly hits: Readonly<Record<CompassRule, readonly Span[]>>;
  /** Result verbs without a number beside them. */
  readonly unmeasured: readonly Span[];
}

/** Runs every detector over a text. */
export function readIntroduction(text: string): Reading {
  const plain = toPlain(text);
  const sentences = splitSentences(text);
  const sensitiveFact = findSensitive(plain);
  // An age or a school tells nothing of how concrete the work is.
  const neutral = <T extends Span>(spans: readonly T[]) =>
    spans.filter((span) => !sensitiveFact.some((fact) => overlap(fact, span)));
  // The 1 of a numbered list counts nothing.
  const quantities = neutral(findQuantities(plain)).filter((one) =>
    sentences.some(({ start, end }) => one.start >= start && one.end <= end),
  );
  const properNoun = neutral(findProperNouns(plain));
  const results = findResults(plain, sentences, quantities);
  const achievement = results.filter(({ isMeasured }) => isMeasured);
  const wish = findWishes(plain);
  return {
    text,
    plain,
    sentences,
    hits: {
      number: quantities.filter(({ kind }) => kind === "number"),
      period: quantities.filter(({ kind }) => kind === "period"),
      properNoun,
      achievement,
      firstPersonAction: findActions(plain),
      teamOnly: findTeamOnly(plain),
      wish,
      longSentence: findLongSentences(sentences),
      repeatedEnding: findRepeatedEndings(sentences),
      denseKanji: neutral(findDenseKanji(plain, sentences)),
      emptyPhrase: findEmptyPhrases(plain, sentences, [
        ...quantities,
        ...properNoun,
        ...achievement,
      ]),
      sensitiveFact,
    },
    unmeasured: results.filter(
      ({ isMeasured, end }) =>
        !isMeasured &&
        !wish.some(({ start }) => start >= end && !/[。、\n]/.test(plain.slice(end, start))),
    ),
  };
}
