import { errorMessages } from "../errors/messages.ja.ts";

const email = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const address = /(\bhttps?:\/\/[^\s?#"'`<>]*|\/[\w./[\]-]+)[?#][^\s"'`<>)]*/gi;
/** Also as Japanese keyboards write them. */
const digits = /[\d０-９](?:[\d０-９ \-－ー‐−()（）]{5,}[\d０-９])/g;
/** Keys and codes: long words of letters and digits together. */
const token = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-])/g;
/** What stands between signs of quotation, of which an apostrophe within a word is none. */
const quoted = /"[^"\n]{0,400}"?|`[^`\n]{0,400}`?|(?<!\w)'[^'\n]{0,400}'(?!\w)/g;
/** What programs quote: names of theirs, paths, and the signs that they stumble over. */
const named = /^.(?:[\w$./:[\]{}-]*|[!-~])["'`]$/;
/** Programs speak English: what is written in other letters, be it for addresses or for JSON, somebody wrote. */
const written = /(?:[^\n\x20-\x7e]|%[89a-f][\da-f]|\\u[\da-f]{4})+/gi;

/** Our own words, which tell of nobody. */
const ownWords: ReadonlySet<string> = new Set(Object.values(errorMessages));

/**
 * The message of an error with what programs write alone: their own English, names and paths, short numbers, and
 * texts of the catalogue. Addresses, long numbers and whatever else somebody may have written become a word for their
 * kind. Ids go too, so that the same error of two people reads the same.
 */
export const scrubError = (text: string): string =>
  text
    .split("\n")
    .map((line) => (ownWords.has(line) ? line : scrubLine(line)))
    .join("\n");

const scrubLine = (line: string) =>
  line
    .replace(email, "{email}")
    .replace(uuid, "{id}")
    .replace(address, "$1")
    .replace(quoted, (words) => (named.test(words) ? words : "{text}"))
    .replace(token, "{token}")
    .replace(digits, "{number}")
    .replace(written, "{text}");

/** The path of a page without its query, with ids as one word; nothing of another site. */
export function scrubPage(page: string): string {
  const path = page.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  return scrubError(path.startsWith("/") ? path : `/${path}`);
}
