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

/** A view inside an app on an iPhone has the engine's name without Safari's. */
const isBareWebKit = (name: string) =>
  /\b(?:iPhone|iPad|iPod)\b/.test(name) && /\bAppleWebKit\//.test(name) && !/\bSafari\//.test(name);

/** Whether a user agent is that of a browser inside an app (spec 2 · webview mode). */
export function isEmbeddedBrowser(userAgent: string): boolean {
  return isBareWebKit(userAgent) || marks.some((mark) => mark.test(userAgent));
}
