type Granularity = "grapheme" | "word";

interface Segment {
  readonly segment: string;
  /** Where it begins, in code units. */
  readonly index: number;
}

/** Marks and tones of skin, which belong to the letter before them. */
const MARK = "\\p{M}\\u200c\\uff9e\\uff9f\\p{Emoji_Modifier}\\u{e0020}-\\u{e007f}";
const JOINER = "\\u200d";
const PICTURE = "\\p{Extended_Pictographic}";
/** Lines, flags, pictures joined to one, and any other letter, with what belongs to it. */
const GRAPHEME = `\\r\\n|[\\p{Cc}\\p{Zl}\\p{Zp}]|(?:\\p{RI}\\p{RI}|${PICTURE}(?:[${MARK}]*${JOINER}${PICTURE})*|.)[${MARK}${JOINER}]*`;

const HAN = "\\p{Script=Han}";
const HIRAGANA = "\\p{Script=Hiragana}";
const KATAKANA = "\\p{Script=Katakana}ー";
/** Where the kind of letter changes, as it does between most words of Japanese. */
const WORD = `[${HAN}]+|[${HIRAGANA}]+|[${KATAKANA}]+|(?:(?![${HAN}${HIRAGANA}${KATAKANA}])[\\p{L}\\p{N}\\p{M}])+|\\s+|.`;

const byHand: Readonly<Record<Granularity, RegExp>> = {
  grapheme: new RegExp(GRAPHEME, "gsu"),
  word: new RegExp(WORD, "gsu"),
};

/** The same for browsers that have no `Intl.Segmenter`, such as Firefox before 125: nearly as right. */
export function* segmentsByHand(text: string, granularity: Granularity): Iterable<Segment> {
  for (const { 0: segment, index } of text.matchAll(byHand[granularity])) yield { segment, index };
}

const made = new Map<Granularity, Intl.Segmenter>();

/** A text in the characters that a person counts, or in words as Japanese has them; together they are the text. */
export function segmentsOf(text: string, granularity: Granularity): Iterable<Segment> {
  if (!Intl.Segmenter) return segmentsByHand(text, granularity);
  const segmenter = made.get(granularity) ?? new Intl.Segmenter("ja", { granularity });
  made.set(granularity, segmenter);
  return segmenter.segment(text);
}
