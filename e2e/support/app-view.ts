import type { APIRequestContext, Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** The apps whose views the product is opened in, by the form of their handlers. */
export type AppKind = "apple" | "android";

const userAgents: Record<AppKind, string> = {
  apple:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36",
};

/** What a handler was given: its name, then the object or the text. */
type HostCall = readonly [name: "share" | "trackEvent", given: unknown];

/** Makes a browser the view inside an app: the app's name, and handlers that write down what they are given. */
export async function makeAppView(page: Page, kind: AppKind): Promise<void> {
  await page.context().setExtraHTTPHeaders({ "user-agent": userAgents[kind] });
  await page.context().addInitScript((form: AppKind) => {
    const calls: [string, unknown][] = [];
    const isListening: boolean[] = [];
    const note = (name: string) => (given: unknown) => {
      calls.push([name, given]);
      if (name === "trackEvent") isListening.push("tefuda" in globalThis);
    };
    const [share, trackEvent] = [note("share"), note("trackEvent")];
    const host =
      form === "apple"
        ? {
            webkit: {
              messageHandlers: {
                share: { postMessage: share },
                trackEvent: { postMessage: trackEvent },
              },
            },
          }
        : { Android: { share, trackEvent } };
    Object.assign(globalThis, host, { hostCalls: calls, hostSawListener: isListening });
  }, kind);
}

/** What the page has given to the app since it was loaded. */
export const hostCalls = (page: Page): Promise<readonly HostCall[]> =>
  page.evaluate(() => (globalThis as unknown as { hostCalls: HostCall[] }).hostCalls);

/** Whether the page listened for a token at its first word to the app, which is when hosts bring one. */
export const listensFromFirstWord = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => (globalThis as unknown as { hostSawListener: boolean[] }).hostSawListener[0] === true,
  );

/** Hands the view a token, as a host does; answers what the host is told. */
export async function handToken(page: Page, token: string): Promise<unknown> {
  await hydrated(page);
  return page.evaluate(
    (given) =>
      (
        globalThis as unknown as { tefuda: { signIn(token: string): Promise<unknown> } }
      ).tefuda.signIn(given),
    token,
  );
}

/** Calls a function by name as a host does: with the cookies of its session and no origin. */
export async function callAsHost(host: APIRequestContext, name: string, data: unknown) {
  const answer = await host.post(`/functions/${name}`, { data: { data } });
  return (await answer.json()) as { ok: boolean; data?: { token?: string } };
}

/** A token for whoever the host's session is. */
export async function tokenFor(host: APIRequestContext): Promise<string> {
  const { data } = await callAsHost(host, "trackEvent", { eventName: "getCustomToken" });
  if (!data?.token) throw new Error("The host got no token.");
  return data.token;
}
