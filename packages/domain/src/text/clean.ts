import { INVISIBLE, visibleText } from "./visible.ts";

/** Within a flag they say whose it is; elsewhere they would be a text that nobody sees. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0020}-\u{e007f}]+/gu;
/** They join or choose the shape of the letter before them, as in many emoji and in names of people. */
const JOINING =
  "\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}";
/** What nobody sees and what carries nothing; letters that turn the direction of writing make `exe.pdf` of `fdp.exe`. */
const idle = new RegExp(`(?![${JOINING}])[\\0${INVISIBLE}\\p{Bidi_Control}\\p{Surrogate}]`, "gu");
/** What joins nothing, for there is nothing before it or after. */
const loose = new RegExp(`(^|\\s)[${JOINING}]+|[\\u200c\\u200d](?=\\s|$)`, "gu");
const joiners = /([\u200c\u200d])[\u200c\u200d]+/g;
/** More marks on a letter than any language has. */
const piled = /(\p{M}{8})\p{M}+/gu;
/** Letters that Unicode counts as another letter's double, and that people write their names with, as U+FA19 of 神. */
const OWN_FORMS = "\\uf900-\\ufaff\\u{2f800}-\\u{2fa1f}";
const composable = new RegExp(`[^${OWN_FORMS}]+`, "gu");

/**
 * A text as it is stored: letters composed (NFC), line breaks as `\n`, without control characters (PostgreSQL refuses
 * NUL), halves of letters and what nobody sees, and without spaces at either end. Empty where nothing of it is visible.
 */
export function clean(text: string): string {
  const written = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(idle, "")
    .replace(tags, "$1")
    .replace(piled, "$1")
    .replace(joiners, "$1")
    .replace(loose, "$1")
    .replace(composable, (part) => part.normalize("NFC"))
    .trim();
  return visibleText(written).trim() === "" ? "" : written;
}

/** A text of one line, such as a name. */
export const oneLine = (text: string) => clean(text.replace(/\s/gu, " "));
