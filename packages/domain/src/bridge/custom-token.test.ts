import { expect, it } from "vitest";
import { isRecentLogin } from "../account/policy.ts";
import { appPath } from "./app-paths.ts";
import {
  customTokenExpiresAt,
  signInWithCustomTokenSchema,
  startOfTokenSession,
} from "./custom-token.ts";

const now = new Date("2026-11-23T03:00:00Z");

it("lets a token work for a minute", () => {
  expect(customTokenExpiresAt(now)).toEqual(new Date("2026-11-23T03:01:00Z"));
});

it("never takes a session of a token for a recent sign-in", () => {
  expect(isRecentLogin(startOfTokenSession(now, now), now)).toBe(false);
  expect(startOfTokenSession(now, now)).toEqual(new Date("2026-11-23T02:54:59Z"));
  const longAgo = new Date("2026-10-01T00:00:00Z");
  expect(startOfTokenSession(now, longAgo)).toEqual(longAgo);
});

it("takes a token and nothing that could not be one", () => {
  const parse = (data: unknown) => signInWithCustomTokenSchema.safeParse(data).success;
  expect(signInWithCustomTokenSchema.parse({ token: "a" })).toEqual({ token: "a", replace: false });
  expect(parse({ token: "" })).toBe(false);
  expect(parse({ token: "あ".repeat(10_000) })).toBe(false);
  expect([200, 201].map((length) => parse({ token: "a".repeat(length) }))).toEqual([true, false]);
  expect(parse({ token: 5 })).toBe(false);
});

it.each([
  ["/", "/webview"],
  ["/?from=app", "/webview?from=app"],
  ["/articles", "/webview/articles"],
  ["/articles?category=news&page=2", "/webview/articles?category=news&page=2"],
  ["/articles/0198#h1", "/webview/articles/0198#h1"],
  ["/articlesque", "/articlesque"],
  ["/companies/0198", "/companies/0198"],
  ["/webview/articles", "/webview/articles"],
  ["https://example.com/articles", "https://example.com/articles"],
])("inside an app %s is %s", (href, expected) => {
  expect(appPath(href)).toBe(expected);
});
