/**
 * Marks that browsers inside of apps leave in their name. Google refuses to sign people in there, and
 * so does Facebook outside of its own app.
 */
const marks: readonly RegExp[] = [
  // Android's WebView, by its own mark and by the older form of its name.
  /; wv\)/,
  /\bVersion\/[\d.]+ Chrome\/[\d.]+ Mobile\b/,
  /\bLine\/\d/i,
  /\bFB(?:AN|AV|_IAB)\b/,
  /\bInstagram\b/,
  /\bTwitter(?:Android| for iP)/,
  /\bMicroMessenger\//,
  /\bYJApp-/,
  /\bGSA\//,
];

/** Apple's engine without Safari's name; an iPad that asks for desktop pages calls itself a Mac. */
const isBareWebKit = (name: string) =>
  /\b(?:iPhone|iPad|iPod|Macintosh)\b/.test(name) &&
  /\bAppleWebKit\//.test(name) &&
  !/\bSafari\//.test(name);

/**
 * Where a page is shown, by the name of its browser: in a view inside an app, in a browser of its own,
 * or in one of the two that have the same name on Apple's systems, a view inside an app and the product
 * on the home screen. Only the page itself can tell those apart.
 */
export type BrowserPlace = "app" | "appOrHomeScreen" | "browser";

/** @param userAgent as the browser sends it; empty for none */
export function browserPlace(userAgent: string): BrowserPlace {
  if (marks.some((mark) => mark.test(userAgent))) return "app";
  return isBareWebKit(userAgent) ? "appOrHomeScreen" : "browser";
}

/**
 * Whether a page is shown inside an app (spec 2 · webview mode).
 * @param isStandalone the product was opened from the home screen, which the page knows
 */
export const isEmbedded = (place: BrowserPlace, isStandalone: boolean): boolean =>
  place === "app" || (place === "appOrHomeScreen" && !isStandalone);
