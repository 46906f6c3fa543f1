/** A text in a plainer form that still knows where in the original each of its code units stood. */
export interface PlainForm {
  readonly plain: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Signs that stand for a whole phrase would make a short text a long one. */
const PART_MAX = 6;

function plainPart(letter: string): string {
  const part = letter
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/[^\S\n]/g, " ");
  return part.length > PART_MAX ? " " : part;
}

/** A stretch of which nothing has to be put right, or one letter with its marks. */
const parts =
  /[!-@[-~ぁ-んァ-ヶー、。・「」一-鿿]+(?![\p{M}\uFF9E\uFF9F])|[\s\S][\p{M}\uFF9E\uFF9F]{0,3}/gu;
const isPlain = /^[!-@[-~ぁ-んァ-ヶー、。・「」一-鿿]/;

/**
 * Half-width, lower case, with one kind of dash, and without what nobody sees: marks, format
 * characters, the frames of keycaps.
 */
export function plainForm(text: string): PlainForm {
  let plain = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of text.matchAll(parts)) {
    const [letters] = match;
    const isStretch = isPlain.test(letters) && !/[\p{M}\uFF9E\uFF9F]$/u.test(letters);
    const part = isStretch ? letters : plainPart(letters);
    plain += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(match.index + (isStretch ? unit : 0));
      ends.push(match.index + (isStretch ? unit + 1 : letters.length));
    }
  }
  return { plain, starts, ends };
}

/** Replaces every match; what stands in its place points at all of it. */
export function replaceIn(
  form: PlainForm,
  pattern: RegExp,
  by: (match: string) => string,
): PlainForm {
  const { plain } = form;
  if (plain.search(pattern) < 0) return form;
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const copyTo = (end: number) => {
    text += plain.slice(at, end);
    for (; at < end; at += 1) {
      starts.push(form.starts[at] ?? 0);
      ends.push(form.ends[at] ?? 0);
    }
  };
  for (const match of plain.matchAll(pattern)) {
    copyTo(match.index);
    const next = match.index + match[0].length;
    const part = by(match[0]);
    text += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(form.starts[at] ?? 0);
      ends.push(form.ends[next - 1] ?? 0);
    }
    at = next;
  }
  copyTo(plain.length);
  return { plain: text, starts, ends };
}
