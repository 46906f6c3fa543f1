/**
 * Letters that nobody sees, as the inside of a class: controls, format letters, fillers, selectors of variants. The
 * database's `visible_text` has a copy.
 */
export const INVISIBLE =
  "\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}";

/** Compatibility form: full-width letters and digits become half-width, half-width kana full-width. */
export function toNfkc(text: string): string {
  return text.normalize("NFKC");
}

const invisible = new RegExp(`[\\0${INVISIBLE}]`, "gu");

/** A text in compatibility form, without what nobody sees: format letters, fillers, selectors of variants. */
export function visibleText(text: string): string {
  return toNfkc(text).replace(invisible, "");
}
