import { type BrowserPlace, browserPlace } from "../bridge/embedded-browser.ts";

/** Names by what stands in a user agent, of which the first counts. */
type Marks = Readonly<Record<string, string>>;

const browsers: Marks = {
  "Edg/": "Edge",
  "OPR/": "Opera",
  "Firefox/": "Firefox",
  "FxiOS/": "Firefox",
  "CriOS/": "Chrome",
  "Chrome/": "Chrome",
  "Safari/": "Safari",
};

const systems: Marks = {
  iPhone: "iPhone",
  iPad: "iPad",
  Android: "Android",
  Windows: "Windows",
  "Mac OS X": "Mac",
  Linux: "Linux",
};

const find = (marks: Marks, userAgent: string) =>
  Object.entries(marks).find(([mark]) => userAgent.includes(mark))?.[1];

/** What is no browser of its own: a view inside an app, or perhaps the product on the home screen. */
const apps: { readonly [Place in BrowserPlace]?: string } = {
  app: "アプリ内の画面",
  appOrHomeScreen: "アプリ",
};

/** A device as its owner knows it, from the user agent: `Chrome（Windows）`. */
export function deviceName(userAgent: string | null): string {
  const browser = apps[browserPlace(userAgent ?? "")] ?? find(browsers, userAgent ?? "");
  const system = find(systems, userAgent ?? "");
  if (browser && system) return `${browser}（${system}）`;
  return browser ?? system ?? "不明な端末";
}
