/** From this many companies on, a word is asked about before it hides them. */
const MANY_COMPANIES = 5;

/** What the addresses of companies end with; by itself it tells no company from another. */
const endings: readonly string[] = [
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
];

/** Whether a word reaches so far that a seeker should confirm it first. */
export function isBroadWord(word: string, companyCount: number): boolean {
  return companyCount >= MANY_COMPANIES || endings.includes(word.replace(/^\.+|\.+$/g, ""));
}

/**
 * The name of a company without its legal form, spaces and case, in which an employer that a
 * seeker typed is looked for among the companies.
 */
export function companyNameKey(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同)\)|\s/g, "");
}
