import { afterEach, expect, it, vi } from "vitest";
import { callHost, hasHandler, tellHost } from "./call-host.ts";

const share = { target: "twitter", url: "https://example.com/", text: "読む" } as const;
const event = { eventName: "page_view", params: { page: "/webview" } } as const;
const broken = () => {
  throw new Error("The host is gone.");
};

afterEach(() => vi.unstubAllGlobals());

it("hands an object to an iPhone's handler, and nothing to Android's", () => {
  const [apple, android] = [vi.fn(), vi.fn()];
  vi.stubGlobal("webkit", { messageHandlers: { share: { postMessage: apple } } });
  vi.stubGlobal("Android", { share: android });
  expect(callHost("share", share)).toBe(true);
  expect(apple.mock.calls).toEqual([[share]]);
  expect(android).not.toHaveBeenCalled();
});

it("hands text to Android's handler, called on its own object", () => {
  const seen: unknown[] = [];
  const android = {
    share(this: unknown, json: string) {
      seen.push(this === android, JSON.parse(json));
    },
  };
  vi.stubGlobal("Android", android);
  expect(callHost("share", share)).toBe(true);
  expect(seen).toEqual([true, share]);
});

it("goes on to the next handler from one that is missing or throws", () => {
  const android = vi.fn();
  for (const messageHandlers of [undefined, {}, { share: { postMessage: broken } }]) {
    vi.stubGlobal("webkit", { messageHandlers });
    vi.stubGlobal("Android", { share: android });
    expect(callHost("share", share)).toBe(true);
  }
  expect(android).toHaveBeenCalledTimes(3);
  vi.stubGlobal("Android", { share: broken });
  expect(callHost("share", share)).toBe(false);
});

it("says that no host took it", () => {
  expect(callHost("share", share)).toBe(false);
  expect(hasHandler("share")).toBe(false);
  vi.stubGlobal("Android", { share: vi.fn() });
  expect([hasHandler("share"), hasHandler("trackEvent")]).toEqual([true, false]);
});

it("tells our own server of an event where there is no host, and lets a failure be", async () => {
  const fetch = vi.fn(async () => Response.json({ ok: true, data: {} }));
  vi.stubGlobal("fetch", fetch);
  tellHost(event);
  expect(fetch).toHaveBeenCalledWith(
    "/functions/trackEvent",
    expect.objectContaining({ method: "POST", body: JSON.stringify({ data: event }) }),
  );
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
  tellHost(event);
  const android = vi.fn();
  vi.stubGlobal("Android", { trackEvent: android });
  tellHost(event);
  expect(android.mock.calls).toEqual([[JSON.stringify(event)]]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
