import { describe, expect, it } from "vitest";
import { decisionRound, nextRound } from "./policy.ts";
import { startNextRoundSchema } from "./schema.ts";

describe("rounds of the deck", () => {
  it.each([
    [1, 1, 2],
    [2, 1, 2],
    [2, 2, 3],
    [1, 2, 1],
  ])("in round %i, a call that has seen round %i end leads to round %i", (now, seen, next) => {
    expect(nextRound(now, seen)).toBe(next);
    // The same call again, and one of another tab, begins no further round.
    expect(nextRound(nextRound(now, seen), seen)).toBe(next);
  });

  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [2, 2, 2],
    [1, 7, 1],
  ])("in round %i, a card of round %i is decided on in round %i", (now, seen, round) => {
    expect(decisionRound(now, seen)).toBe(round);
  });

  it("are counted from one to a million", () => {
    const takes = (round: number) => startNextRoundSchema.safeParse({ round }).success;
    expect([0, 1, 1_000_000, 1_000_001].map(takes)).toEqual([false, true, true, false]);
  });
});
