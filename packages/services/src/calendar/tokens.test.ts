import { expect, it } from "vitest";
import { isFresh } from "./tokens.ts";

it("shows a token to the provider until a minute before it ends", () => {
  const now = new Date("2026-04-03T03:00:00Z");
  const endingAfter = (ms: number) => ({
    accessToken: "access",
    refreshToken: "refresh",
    endsAt: now.getTime() + ms,
  });
  expect(isFresh(endingAfter(60_001), now)).toBe(true);
  expect(isFresh(endingAfter(60_000), now)).toBe(false);
});
