import { hostLetters } from "../text/host-letters.ts";
import { visibleText } from "../text/visible.ts";

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;

/** One letter of an address that is written by the bytes that it has in UTF-8. */
const letterInBytes =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-4](?:%[89ab][0-9a-f]){3}/gi;

/** A text with letters for what %-signs stand for; those that stand for nothing are kept (100%). */
const lettersFor = (text: string) =>
  text.replace(letterInBytes, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/** What was entered, as it reads: in compatibility form, without what nobody sees and without %-signs for letters. */
const readable = (entered: string) => visibleText(lettersFor(visibleText(entered))).trim();

/**
 * The form in which hidden-company entries and company sites are compared: NFKC, lower case, without
 * what nobody sees, scheme, `www.` and a trailing slash, with letters for what %-signs and the labels of
 * hosts (`xn--`) stand for (spec 5 · Hidden-company entry).
 */
export function normalizeHiddenCompanyWord(word: string): string {
  return visibleText(hostLetters(readable(word).toLowerCase()))
    .toLowerCase()
    .replace(scheme, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

/** The host of a company's site in the compared form, without sign-in, port and the dot of the root; empty when the company has no site. */
export function normalizedHost(siteUrl: string | null | undefined): string {
  if (!siteUrl) return "";
  const [authority = ""] = normalizeHiddenCompanyWord(siteUrl).split(/[/?#]/);
  return authority
    .replace(/^.*@/, "")
    .replace(/:\d*$/, "")
    .replaceAll("。", ".")
    .replace(/\.+$/, "")
    .replace(/^www\./, "")
    .trim();
}

/** Whether a text begins with a scheme, or has a dot within what stands before its path, without spaces. */
function isAddress(text: string): boolean {
  const [place = ""] = text.split(/[/?#]/, 1);
  if (scheme.test(text)) return true;
  // A dot of Japanese keyboards, which ends sentences and some names, divides what ends as addresses do.
  return (
    !/\s/.test(place) &&
    (place.slice(1, -1).includes(".") || /。[a-z][a-z0-9-]+[.。]?$/i.test(place))
  );
}

/** The host for which the address of a page is taken; undefined for what is no more than a host, and for a name. */
export function wholeSiteOf(entered: string): string | undefined {
  const address = readable(entered);
  const isOfPage = isAddress(address) && /[/?#]/.test(normalizeHiddenCompanyWord(address));
  return isOfPage ? normalizedHost(address) || undefined : undefined;
}

/** What a seeker enters to hide from a company: of an address the host, of a name all of it (AC/DC, なに?). */
export function hiddenCompanyWord(entered: string): string {
  const word = readable(entered);
  return isAddress(word) ? normalizedHost(word) : normalizeHiddenCompanyWord(word);
}
