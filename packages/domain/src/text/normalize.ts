const KATAKANA_TO_HIRAGANA = 0x60;

/** Compatibility form: full-width letters and digits become half-width, half-width kana full-width. */
export function toNfkc(text: string): string {
  return text.normalize("NFKC");
}

/** A text in compatibility form, without what nobody sees: format letters, fillers, selectors. */
export function visibleText(text: string): string {
  return toNfkc(text).replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, "");
}

/**
 * The form in which texts are compared and searched: compatibility form, lower case, katakana as
 * hiragana. Folding a folded text changes nothing.
 */
export function foldForSearch(text: string): string {
  // Lower-casing can open a composition that the capital lacks (J̌ and ǰ), hence the second pass.
  return toNfkc(toNfkc(text).toLowerCase()).replace(/[ァ-ヶヽヾ]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
  );
}

/** Words of a search entry, split at half- and full-width spaces. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

/**
 * A text as it is stored: well-formed Unicode, line breaks as `\n`, no control characters
 * (PostgreSQL refuses NUL), none that turn the direction of writing (they make `exe.pdf` of
 * `fdp.exe`), no spaces at either end.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, "")
    .trim();
}

/** A text of one line, such as the name of a file. */
export const oneLine = (text: string) => cleanText(text.replace(/\s/gu, " "));
