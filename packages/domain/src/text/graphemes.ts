const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Number of characters as a person counts them: one emoji, one kana with its mark, one line break. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * The first `max` characters of a text, never cutting one in half. A shortened text ends with
 * `ellipsis`, which counts towards `max`.
 */
export function truncateGraphemes(text: string, max: number, ellipsis = ""): string {
  const keep = Math.max(0, max - countGraphemes(ellipsis));
  let count = 0;
  let cut = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    count += 1;
    if (count <= keep) cut = index + segment.length;
    if (count > max) return text.slice(0, cut) + ellipsis;
  }
  return text;
}
