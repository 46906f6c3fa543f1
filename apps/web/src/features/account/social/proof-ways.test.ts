import { expect, it } from "vitest";
import { proofWaysOf } from "./proof-ways";

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const line =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.6.0";
const linkedAt = new Date("2026-11-20T03:00:00Z");
const google = { provider: "google", isOffered: true, linkedAt, canUnlink: true } as const;
const facebook = {
  provider: "facebook",
  isOffered: true,
  linkedAt: null,
  canUnlink: true,
} as const;

it.each([
  ["the linked one that is offered", false, [google, facebook], safari, ["google"]],
  ["none in place of a password", true, [google], safari, []],
  ["none inside of an app", false, [google], line, []],
  ["none that is not offered now", false, [{ ...google, isOffered: false }], safari, []],
] as const)("takes as a proof %s", (_, hasPassword, providers, userAgent, expected) => {
  expect(proofWaysOf({ hasPassword, providers: [...providers] }, userAgent)).toEqual({
    hasPassword,
    providers: expected,
  });
});

it("asks for the password until the ways are known", () => {
  expect(proofWaysOf(undefined, safari)).toEqual({ hasPassword: true, providers: [] });
});
