/** The path of our own from which a tag manager's script comes (spec 7 · Other calls). */
export const TAG_PATH = "/measure/tag.js";

/** A configured tag manager, as pages know it. */
export interface TagManager {
  /** The container's, such as `GTM-ABC123`. */
  readonly id: string;
  /** Where our server fetches the script from, without a slash at its end. */
  readonly origin: string;
  /** Where the script may send to: origins, of which the host may begin with `*.`. */
  readonly connect: readonly string[];
}

const localHost = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/i;

/** Whether a page is read on the machine that serves it; what is tried out there is not measured. */
export const isLocal = (host: string): boolean =>
  localHost.test(host.replace(/(?<!:):\d+$/, "").replace(/\.$/, ""));

/** First parts of addresses where the script never is. */
const untagged = new Set([
  // The operators' console, apps, sample pages.
  "operator",
  "webview",
  "design",
  "dev",
  "500",
  // Their addresses hold a code out of a mail, and whoever has the code has the account.
  "auth-action",
  "password-reset",
  "signup",
  "unsubscribe",
  // Its title is somebody's name.
  "career-profile",
]);
/** The same for a page whose first part is that of others, too: invitations are opened here. */
const untaggedPage = /^\/ace\/login(?:[/?#]|$)/;

/** Whether pages at a path may load the script at all. */
export const isTagged = (path: string): boolean =>
  !untagged.has(path.split(/[/?#]/)[1] ?? "") && !untaggedPage.test(path);

/**
 * Names what people said yes to: another container, or another place that it may send to, is
 * another question.
 */
export const tagVersion = ({ id, origin, connect }: TagManager): string =>
  [id, origin, ...[...connect].sort()].join(" ");

const tagChoices = ["granted", "refused"] as const;
export type TagChoice = (typeof tagChoices)[number];

/** The choice as a browser keeps it. */
export const writeChoice = (choice: TagChoice, version: string): string => `${choice} ${version}`;

/** The choice that was kept; undefined for none, or for one of another list of scripts. */
export function readChoice(kept: string | null, version: string): TagChoice | undefined {
  return tagChoices.find((choice) => kept === writeChoice(choice, version));
}

/** First-party cookies that scripts of tag managers leave, by the beginnings of their names. */
const cookieNames = [
  "_ga",
  "_gid",
  "_gat",
  "_gcl",
  "_gac",
  "_dc_gtm",
  "_fbp",
  "_fbc",
  "_clck",
  "_clsk",
  "_uet",
  "__lt__",
  "_yjsu",
];

/** Those among a page's cookies that have to go when somebody takes their yes back. */
export const tagCookiesIn = (cookies: string): string[] =>
  cookies
    .split(";")
    .map((cookie) => cookie.split("=")[0]?.trim() ?? "")
    .filter((name) => cookieNames.some((start) => name.startsWith(start)));

/** The domains for which a host may have set cookies: itself and those above, the widest last. */
export function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
