const email = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const address = /(\bhttps?:\/\/[^\s?#"'`<>]*|\/[\w./[\]-]+)[?#][^\s"'`<>)]*/gi;
/** Also as Japanese keyboards write them. */
const digits = /[\d０-９](?:[\d０-９ \-－ー‐−()（）]{5,}[\d０-９])/g;
/** Keys and codes: long words of letters and digits together. */
const token = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-])/g;
const quoted = /"[^"\n]{0,400}"?|「[^」\n]{0,400}」?|'[^'\n]{41,400}'/g;
/** Letters that people write and programs do not: what is quoted with them may be somebody's words. */
const written = /[^\u0020-\u007e]/;

/**
 * The message of an error without what may tell of a person: addresses, long numbers, what follows
 * a page's path, and words quoted from what somebody typed. Ids go too, so that the same error of
 * two people reads the same.
 */
export function scrubError(text: string): string {
  return text
    .replace(email, "{email}")
    .replace(uuid, "{id}")
    .replace(address, "$1")
    .replace(quoted, (words) => (written.test(words) ? "{text}" : words))
    .replace(token, "{token}")
    .replace(digits, "{number}");
}

/** The path of a page without its query, with ids as one word; nothing of another site. */
export function scrubPage(page: string): string {
  const path = page.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  return scrubError(path.startsWith("/") ? path : `/${path}`);
}
