import { visibleText } from "../text/visible.ts";

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The form in which hidden-company entries and company sites are compared: NFKC, lower case, without
 * what nobody sees, scheme, `www.` and a trailing slash (spec 5 · Hidden-company entry).
 */
export function normalizeHiddenCompanyWord(word: string): string {
  return visibleText(word)
    .toLowerCase()
    .trim()
    .replace(scheme, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

/**
 * The host of a company's site in the compared form, without sign-in, port and the dot of the root; empty when the
 * company has no site.
 */
export function normalizedHost(siteUrl: string | null | undefined): string {
  if (!siteUrl) return "";
  const [authority = ""] = normalizeHiddenCompanyWord(siteUrl).split(/[/?#]/);
  return authority
    .replace(/^.*@/, "")
    .replace(/:\d*$/, "")
    .replace(/^www\./, "")
    .replace(/\.$/, "")
    .trim();
}

/** Whether a text begins with a scheme, or has a dot within what stands before its path, without spaces. */
function isAddress(text: string): boolean {
  const [place = ""] = text.split(/[/?#]/, 1);
  return scheme.test(text) || (!/\s/.test(place) && place.slice(1, -1).includes("."));
}

/** The host for which the address of a page is taken; undefined for what is no more than a host, and for a name. */
export function wholeSiteOf(entered: string): string | undefined {
  const address = visibleText(entered).trim();
  const isOfPage = isAddress(address) && /[/?#]/.test(normalizeHiddenCompanyWord(address));
  return isOfPage ? normalizedHost(address) || undefined : undefined;
}

const escapes = /(?:%[\da-f]{2})+/gi;

/** An address as browsers show it; a sign of percent that stands for itself stays. */
const withoutEscapes = (text: string) =>
  text.replace(escapes, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });

/** What a seeker enters to hide from a company: of an address the host, of a name all of it (AC/DC, なに?). */
export function hiddenCompanyWord(entered: string): string {
  const word = visibleText(withoutEscapes(entered)).trim();
  return isAddress(word) ? normalizedHost(word) : normalizeHiddenCompanyWord(word);
}
