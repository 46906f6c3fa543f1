import { isEmbeddedBrowser } from "../bridge/embedded-browser.ts";

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["Linux", "Linux"],
] as const;

const find = (list: readonly (readonly [string, string])[], userAgent: string) =>
  list.find(([mark]) => userAgent.includes(mark))?.[1];

/** A device as its owner knows it, from the user agent: `Chrome（Windows）`. */
export function deviceName(userAgent: string | null): string {
  const isInApp = isEmbeddedBrowser(userAgent ?? "");
  const browser = isInApp ? "アプリ内の画面" : find(browsers, userAgent ?? "");
  const system = find(systems, userAgent ?? "");
  if (browser && system) return `${browser}（${system}）`;
  return browser ?? system ?? "不明な端末";
}
