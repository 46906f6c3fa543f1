import { expect, it } from "vitest";
import { proofWaysOf } from "./proof-ways";

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const line =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.6.0";
/** A view inside an app, and the product on the home screen. */
const bare =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const linkedAt = new Date("2026-11-20T03:00:00Z");
const google = { provider: "google", isOffered: true, linkedAt, canUnlink: true } as const;
const facebook = {
  provider: "facebook",
  isOffered: true,
  linkedAt: null,
  canUnlink: true,
} as const;

it.each([
  ["the linked one that is offered", false, [google, facebook], safari, false, ["google"]],
  ["the linked one on the home screen", false, [google, facebook], bare, true, ["google"]],
  ["none in a view without a name", false, [google], bare, false, []],
  ["none in place of a password", true, [google], safari, false, []],
  ["none inside of an app", false, [google], line, false, []],
  ["none that is not offered now", false, [{ ...google, isOffered: false }], safari, false, []],
] as const)(
  "takes as a proof %s",
  (_, hasPassword, providers, userAgent, isStandalone, expected) => {
    const ways = { hasPassword, providers: [...providers] };
    expect(proofWaysOf(ways, { userAgent, isStandalone })).toEqual({
      hasPassword,
      providers: expected,
    });
  },
);

it("asks for the password until the ways are known", () => {
  expect(proofWaysOf(undefined, { userAgent: safari, isStandalone: false })).toEqual({
    hasPassword: true,
    providers: [],
  });
});
