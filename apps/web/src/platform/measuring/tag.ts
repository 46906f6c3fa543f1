import { sessionKeys } from "@tefuda/domain/constants/storage-keys";
import type { PagePattern } from "@tefuda/domain/monitoring/page-patterns";
import { domainsOf, TAG_PATH, tagCookiesIn } from "@tefuda/domain/monitoring/tag";
import { asText, inSession, stored } from "../stored";

type Entry = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** What tag managers read from; there is none before somebody has said yes. */
    dataLayer?: { push(...entries: unknown[]): unknown };
  }
}

/** Where it cannot be kept, a login is told of with every page. */
const measuredUser = stored(sessionKeys.measuredUser, asText, inSession);

let isRunning = false;
/** Whether the script came into this page, whatever was said later: only a new page is without it. */
let hasCome = false;
let user: string | null = null;
let page: PagePattern | undefined;

/** Loads the tag manager, and tells it who reads which page. Once is enough. */
export function startTag(): void {
  if (isRunning || hasCome) return;
  isRunning = true;
  hasCome = true;
  window.dataLayer = [];
  push(placeOf(page));
  push({ "gtm.start": Date.now(), event: "gtm.js" });
  if (user) pushUser(user);
  if (page) push({ event: "page_view", page });
  const script = Object.assign(document.createElement("script"), { src: TAG_PATH, async: true });
  document.head.append(script);
}

/** Stops telling it anything, and takes away what it left in this browser. */
export function stopTag(): void {
  if (isRunning) {
    isRunning = false;
    // Google's own tags go by this; for the others the layer falls silent.
    tell("consent", "update", {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
    window.dataLayer = { push: () => undefined };
  }
  measuredUser.set(undefined);
  for (const name of tagCookiesIn(document.cookie)) dropCookie(name);
}

/** Whether its script is in this page. */
export const hasTag = (): boolean => hasCome;

/** Names the signed-in person by id alone, or nobody after the sign-out. */
export function setTagUser(userId: string | null): void {
  if (userId === user) return;
  user = userId;
  if (isRunning && userId) pushUser(userId);
  else if (isRunning) push({ event: "logout", userId: null });
}

/** Tells of another page. */
export function setTagPage(next: PagePattern | undefined): void {
  page = next;
  if (!isRunning) return;
  push(placeOf(next));
  if (next) push({ event: "page_view", page: next });
}

/** What stands in place of the address and the title, which may hold somebody's id, words or name. */
const placeOf = (pattern: PagePattern | undefined): Entry => ({
  page_location: location.origin + (pattern ?? "/"),
  page_title: pattern ?? "/",
  page_referrer: "",
});

/** A login is told of once; on the pages after it the person is only named. */
function pushUser(userId: string) {
  push(measuredUser.get() === userId ? { userId } : { event: "login", userId });
  measuredUser.set(userId);
}

const push = (entry: Entry) => void window.dataLayer?.push(entry);

/** A command of Google's own tags, which they take as the `arguments` of a call only. */
function tell(..._command: readonly unknown[]) {
  // biome-ignore lint/complexity/noArguments: an array is passed over
  window.dataLayer?.push(arguments);
}

function dropCookie(name: string) {
  const gone = `${name}=; path=/; max-age=0`;
  const everywhere = [gone, ...domainsOf(location.hostname).map((one) => `${gone}; domain=${one}`)];
  // The store of cookies is missing in some browsers.
  for (const cookie of everywhere) Object.assign(document, { cookie });
}
