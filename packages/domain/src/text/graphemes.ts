import { segmentsOf } from "./segments.ts";

/**
 * Texts in which every code unit is a character by itself, which is most of what is written here:
 * printable ASCII, dashes and dots, kana, common kanji, full-width forms. Segmenting takes a hundred
 * times as long.
 */
const plain =
  /^[ -~\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uff01-\uff9d]*$/;

/** Number of characters as a person counts them: one emoji, one kana with its mark, one line break. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmentsOf(text, "grapheme")) count += 1;
  return count;
}

/**
 * The first `max` characters of a text, never cutting one in half. A shortened text ends with
 * `ellipsis`, which counts towards `max`.
 */
export function truncateGraphemes(text: string, max: number, ellipsis = ""): string {
  const keep = Math.max(0, max - countGraphemes(ellipsis));
  // One more is looked at than is kept: it may be a mark that belongs to the last one.
  if (plain.test(text.slice(0, max + 1)))
    return text.length <= max ? text : text.slice(0, keep) + ellipsis;
  let count = 0;
  let cut = 0;
  for (const { index, segment } of segmentsOf(text, "grapheme")) {
    count += 1;
    if (count <= keep) cut = index + segment.length;
    if (count > max) return text.slice(0, cut) + ellipsis;
  }
  return text;
}
