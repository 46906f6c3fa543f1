import { expect, it } from "vitest";
import { holderOf, isHeldByOther } from "./claim.ts";
import { judgementStatuses } from "./states.ts";

const now = new Date("2026-04-03T01:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const mine = { status: "reviewing" as const, reviewerId: "me", claimedAt: before(1) };

it("is in the hands of whoever opened it, until the claim lapses", () => {
  expect(holderOf(mine, now)).toBe("me");
  expect(holderOf({ ...mine, claimedAt: before(14.9) }, now)).toBe("me");
  expect(holderOf({ ...mine, claimedAt: before(15) }, now)).toBeUndefined();
  expect(holderOf({ ...mine, claimedAt: null }, now)).toBeUndefined();
  expect(holderOf({ ...mine, reviewerId: null }, now)).toBeUndefined();
});

it.each(judgementStatuses)("with status %s", (status) => {
  expect(holderOf({ ...mine, status }, now)).toBe(status === "reviewing" ? "me" : undefined);
});

it("keeps colleagues off, not the holder", () => {
  expect(isHeldByOther(mine, "me", now)).toBe(false);
  expect(isHeldByOther(mine, "other", now)).toBe(true);
  expect(isHeldByOther({ ...mine, claimedAt: before(60) }, "other", now)).toBe(false);
});
