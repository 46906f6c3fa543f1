/** What the engine looks for, each by a detector of its own. */
export const compassRules = [
  "number",
  "period",
  "properNoun",
  "achievement",
  "firstPersonAction",
  "teamOnly",
  "wish",
  "longSentence",
  "repeatedEnding",
  "denseKanji",
  "emptyPhrase",
  "sensitiveFact",
] as const;
export type CompassRule = (typeof compassRules)[number];

/** A part of a text, in UTF-16 code units, the end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Every match of a pattern, which has to carry the flag `g`. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Spans in order, those that touch or lie at most `gap` apart made into one. */
export function joinSpans(spans: readonly Span[], gap = 0): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end + gap)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
}
