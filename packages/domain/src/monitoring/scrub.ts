import { errorMessages } from "../errors/messages.ja.ts";

/** Longer ones tell nothing more of a fault, and take time. */
const readLetters = 2_000;

/** Also as keyboards of Japanese, addresses, scripts and pages write it. */
const at = String.raw`(?:[@＠]|%40|\\u0040|\\x40|&#0*64;|&#x0*40;|&commat;)`;
const local = String.raw`[\w.!#$%&'*+/=?^{|}~\u0060\u0080-\uffff-]`;
const label = String.raw`[\w\u0080-\uffff-]+?`;
const email = new RegExp(
  `(?<!${local})${local}+${at}${label}(?:[.．。｡]${label})+(?![\\w-])`,
  "gi",
);
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const address = /(\bhttps?:\/\/[^\s?#"'`<>]*|\/[\w./[\]-]+)[?#][^\s"'`<>)]*/gi;
/** Telephones, cards and days, also as Japanese keyboards write them. */
const digits = /[\d０-９][\d０-９ ()._/（）．＿／・年月\-－ー‐−–—]{5,}[\d０-９]日?/g;
const shortDate = /[\d０-９]{1,4} ?[年月][\d０-９ 年月]*日?/g;
/** Keys and codes: long words of letters and digits together. */
const token = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-])/g;
/**
 * What stands between signs of quotation, over lines too, and to the end where it was cut. An apostrophe within a
 * word is no such sign.
 */
const quoted =
  /"(?:\\.|[^"\\])*"?|`[^`]*`?|(?<!\w)'(?:[^']|'(?=\w))*(?:'(?!\w)|$)|[“„][^”]*”?|‘(?:[^’]|’(?=\w))*’?|«[^»]*»?|「[^」]*」?|『[^』]*』?/gs;
/** The same sign as addresses and pages write it. */
const quotedInCode =
  /(?:&(?:quot|apos|#0*3[49]|#x0*2[27]);|%2[27]).*?(?:&(?:quot|apos|#0*3[49]|#x0*2[27]);|%2[27]|$)/gis;
/** What programs quote: names of theirs, paths, and the signs that they stumble over. */
const named = /^(["'`])(?:[\w$./:[\]{}-]*|[!-~])\1$/;
/** Programs speak English: what is written in other letters, be it for addresses, scripts or pages, somebody wrote. */
const written =
  /(?:[^\n\x20-\x7e]|%[89a-f][\da-f]|\\u[\da-f]{4}|\\u\{[\da-f]+\}|\\x[\da-f]{2}|&#x?[\da-f]+;|\{text\})+/gi;

/** Our own words, which tell of nobody, where they are a line. */
const ownLine = new RegExp(
  `^(${Object.values(errorMessages)
    .map((words) => words.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join("|")})$`,
  "m",
);

/**
 * The message of an error with what programs write alone: their own English, names and paths, short numbers, and
 * texts of the catalogue, of the first 2,000 letters. Addresses, long numbers, days, what is quoted and what is
 * written in other letters become a word for their kind; a bare name in Latin letters is not told from a word. Ids go
 * too, so that the same error of two people reads the same.
 */
export const scrubError = (text: string): string =>
  text
    .slice(0, readLetters)
    .split(ownLine)
    .map((part, place) => (place % 2 ? part : scrubPart(part)))
    .join("");

const scrubPart = (text: string) =>
  text
    .replace(email, "{email}")
    .replace(uuid, "{id}")
    .replace(address, "$1")
    .replace(quotedInCode, "{text}")
    .replace(quoted, (words) => (named.test(words) ? words : "{text}"))
    .replace(token, "{token}")
    .replace(digits, "{number}")
    .replace(shortDate, "{number}")
    .replace(written, "{text}");

/** The path of a page without its query, with ids as one word; nothing of another site. */
export function scrubPage(page: string): string {
  const path = page.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  return scrubError(path.startsWith("/") ? path : `/${path}`);
}

/** The name of a browser, whose numbers are versions: without addresses, keys, and what is written in other letters. */
export const scrubBrowser = (name: string): string =>
  name
    .slice(0, readLetters)
    .replace(email, "{email}")
    .replace(token, "{token}")
    .replace(written, "{text}");
