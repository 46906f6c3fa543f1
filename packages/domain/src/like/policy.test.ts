import { describe, expect, it } from "vitest";
import { canLikeAgain, likeStatusAt, likesLeft, matchedOnLike } from "./policy.ts";
import { createLikeSchema, likeTargetSchema } from "./schema.ts";
import type { LikeStatus } from "./states.ts";

const now = new Date("2026-04-01T00:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const id = "0190b0a0-0000-7000-8000-000000000001";

describe("another like to the same company", () => {
  it.each<[LikeStatus, number, boolean]>([
    ["sent", 1, false],
    ["sent", 0, true],
    ["declined", 12, false],
    ["declined", -1, true],
    ["expired", 0, true],
    ["accepted", 20, true],
  ])("after one that is %s and runs for %d more days: %s", (status, days, expected) => {
    expect(canLikeAgain([{ status, expiresAt: inDays(days) }], now)).toBe(expected);
  });

  it("is free when there was none", () => expect(canLikeAgain([], now)).toBe(true));
});

it.each([
  [0, 20],
  [19, 1],
  [20, 0],
  [25, 0],
])("leaves after %d sent today %d more", (sent, left) => expect(likesLeft(sent)).toBe(left));

it.each<[LikeStatus, number, LikeStatus]>([
  ["sent", 1, "sent"],
  ["sent", 0, "expired"],
  ["accepted", -5, "accepted"],
  ["declined", -5, "declined"],
])("counts %s with %d days left as %s", (status, days, expected) => {
  expect(likeStatusAt({ status, expiresAt: inDays(days) }, now)).toBe(expected);
});

it("names the matching that there is already by whom it is with", () => {
  expect(matchedOnLike({ isAgent: true })).toBe("alreadyExistsMatchingForAgentAceOnLike");
  expect(matchedOnLike({ isAgent: false })).toBe("alreadyExistsMatchingForJokerOnLike");
});

describe("schemas", () => {
  it.each([
    [{}, true],
    [{ message: "あ".repeat(200) }, true],
    [{ message: "あ".repeat(201) }, false],
    [{ selectedInterestAction: "workingSoon" }, true],
    [{ selectedInterestAction: "love" }, false],
    [{ likeId: "1" }, false],
    [{ aceId: undefined }, false],
  ])("take a like with %j: %s", (change, accepted) => {
    expect(createLikeSchema.safeParse({ likeId: id, aceId: id, ...change }).success).toBe(accepted);
  });

  it("take a person or a position, not both", () => {
    expect(likeTargetSchema.safeParse({ aceId: id }).success).toBe(true);
    expect(likeTargetSchema.safeParse({ recruitmentId: id }).success).toBe(true);
    expect(likeTargetSchema.safeParse({ aceId: id, recruitmentId: id }).success).toBe(false);
    expect(likeTargetSchema.safeParse({}).success).toBe(false);
  });
});
