import { aboutChecker } from "./about.ts";
import { adviseByRules } from "./advise.ts";
import { frameOf } from "./frames.ja.ts";
import { modelAnswerSchema, modelRemarkSchema, verdictsSchema } from "./model-answer.ts";
import { inlineAt, quoteAround } from "./quotes.ts";
import { type Reading, readIntroduction } from "./reading.ts";
import { takeDistinct } from "./remarks/choose.ts";
import type { Span } from "./rules.ts";
import { type CompassAdvice, type CompassSection, compassSections } from "./schema.ts";
import { maySay, placeBesideWork } from "./sieve.ts";

/** A remark of a model as far as the first layer let it through. */
export interface DraftRemark {
  readonly section: CompassSection;
  /** The person's words that it is about. */
  readonly quote: string;
  /** In the rules' words alone. */
  readonly plain: string;
  /** With a few words of the model's, which nobody has judged yet. */
  readonly worded: string | undefined;
  readonly example: string | undefined;
}

/** What of a model's answer may be shown, before the second layer has judged the model's own words. */
export interface Draft {
  readonly input: string;
  readonly remarks: readonly DraftRemark[];
}

/**
 * The first layer: takes of a model's answer the remarks that are of a kind of the catalogue and about
 * words that stand in the text beside its work. The sentences are the rules' frames; the few words
 * that a frame leaves open are the model's only where they are made of the text's and the catalogue's own.
 *
 * @param input the introduction as the model was given it
 * @param answer what the model answered, parsed as JSON and not looked at yet
 * @returns undefined where nothing of it may be shown
 */
export function draftAdvice(input: string, answer: unknown): Draft | undefined {
  const read = modelAnswerSchema.safeParse(answer);
  if (!read.success) return undefined;
  const reading = readIntroduction(input);
  const isAbout = aboutChecker(reading);
  const remarks = compassSections.flatMap((section) =>
    read.data[section].flatMap((given) => draftRemark(reading, isAbout, section, given) ?? []),
  );
  return remarks.length === 0 ? undefined : { input, remarks };
}

function draftRemark(
  reading: Reading,
  isAbout: ReturnType<typeof aboutChecker>,
  section: CompassSection,
  given: unknown,
): DraftRemark | undefined {
  const read = modelRemarkSchema.safeParse(given);
  const frame = read.success ? frameOf(section, read.data.kind) : undefined;
  const place = read.success ? placeBesideWork(reading, read.data.quote) : undefined;
  if (!read.success || !frame || !place) return undefined;
  const span = inWholeWords(reading.text, place);
  const quote = quoteAround(reading, span);
  if (quote === undefined) return undefined;
  const say = (about: string) => frame.says(about, inlineAt(reading, span));
  const { about } = read.data;
  const worded = about && frame.about && isAbout(section, about) ? say(about) : undefined;
  return {
    section,
    quote,
    plain: say(frame.about ?? ""),
    worded: worded !== undefined && maySay(reading, worded) ? worded : undefined,
    example: frame.example,
  };
}

const scripts = [/[\p{sc=Han}々]/u, /[ァ-ヴー]/u, /[\p{sc=Latin}\d]/u];

/** A place without cut words at its ends: no バカ out of バカンス. */
function inWholeWords(text: string, { start, end }: Span): Span {
  const goesOn = (at: number) =>
    scripts.some((script) => script.test(text.charAt(at - 1)) && script.test(text.charAt(at)));
  let [from, to] = [start, end];
  while (from > 0 && goesOn(from)) from -= 1;
  while (to < text.length && goesOn(to)) to += 1;
  return { start: from, end: to };
}

/** What the second layer is asked about: a sentence and what it quotes, and nothing else of the text. */
export interface ToJudge {
  readonly quote: string;
  readonly remark: string;
}

export const wordsToJudge = ({ remarks }: Draft): ToJudge[] =>
  remarks.flatMap(({ quote, worded }) => (worded === undefined ? [] : { quote, remark: worded }));

/**
 * The advice as it is shown. A model's words stay where the second layer clearly allowed them; in
 * every other place the rules' own stand, and the rules' remarks where too few are left. The scores
 * are those of the rules, whoever wrote the words.
 *
 * @param verdict what the second call answered, not looked at yet; undefined where it gave no answer
 */
export function settleAdvice(draft: Draft, verdict: unknown): CompassAdvice {
  const read = verdictsSchema.safeParse(verdict);
  const asked = draft.remarks.filter(({ worded }) => worded !== undefined);
  // An answer about another number of sentences tells of none of them.
  const given =
    read.success && read.data.verdicts.length === asked.length ? read.data.verdicts : [];
  const allowed = new Set(asked.filter((_, at) => given[at] === "allowed"));
  const said = (section: CompassSection) =>
    draft.remarks
      .filter((remark) => remark.section === section)
      .map((remark) => ({
        ...remark,
        text: allowed.has(remark) && remark.worded !== undefined ? remark.worded : remark.plain,
      }));
  const rules = adviseByRules(draft.input);
  return {
    impressions: filled(
      said("impressions").map(({ text, quote }) => ({ text, quote })),
      rules.impressions,
      ({ text, quote }) => [text, quote],
    ),
    learnMore: filled(
      said("learnMore").map(({ text }) => text),
      rules.learnMore,
      (text) => [text],
    ),
    improvements: filled(
      said("improvements").map(({ text, quote, example }) => ({
        quote,
        advice: text,
        ...(example !== undefined && { example }),
      })),
      rules.improvements,
      ({ advice, quote }) => [advice, quote],
    ),
    scores: rules.scores,
  };
}

/** A model's remarks, and as many of the rules' as are missing. */
const filled = <T>(
  model: readonly T[],
  rules: readonly T[],
  textsOf: (remark: T) => readonly (string | undefined)[],
): T[] => takeDistinct([...model, ...rules], Math.max(2, model.length), textsOf);
