/** From this many companies on, a word is asked about before it hides them. */
const MANY_COMPANIES = 5;

/** What the addresses of companies end with; by itself it tells no company from another. */
const endings: ReadonlySet<string> = new Set([
  "jp",
  "co",
  "co.jp",
  "ne.jp",
  "or.jp",
  "go.jp",
  "ac.jp",
  "com",
  "net",
  "org",
  "biz",
  "info",
  "io",
  "inc",
  "dev",
  "app",
  "tokyo",
  "http",
  "https",
  "www",
]);

/** Whether a word reaches so far that a seeker should confirm it first. */
export function isBroadWord(word: string, companyCount: number): boolean {
  return companyCount >= MANY_COMPANIES || endings.has(word.replace(/^\.+|\.+$/g, ""));
}
