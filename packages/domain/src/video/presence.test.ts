import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VIDEO_HEARTBEAT_SECONDS } from "../constants/timing.ts";
import {
  countTogether,
  leaveSeat,
  outSince,
  presenceOf,
  type SeatTimes,
  sitOn,
  type Together,
} from "./presence.ts";

const second = (n: number) => new Date(1_700_000_000_000 + n * 1000);

describe("a seat", () => {
  it("is away after 25 silent seconds and begins anew when it comes back", () => {
    const seat = sitOn(undefined, second(0));
    expect(presenceOf(undefined, second(0))).toBe("absent");
    expect(presenceOf(seat, second(25))).toBe("present");
    expect(presenceOf(seat, second(25.001))).toBe("away");
    expect(outSince(seat, second(25))).toBeUndefined();
    expect(outSince(seat, second(30))).toEqual(second(0));
    expect(sitOn(seat, second(25)).since).toEqual(second(0));
    expect(sitOn(seat, second(26)).since).toEqual(second(26));
  });

  it("is out from the moment of leaving", () => {
    const left = leaveSeat(sitOn(undefined, second(0)), second(8));
    expect(presenceOf(left, second(9))).toBe("left");
    expect(outSince(left, second(9))).toEqual(second(8));
    expect(sitOn(left, second(9)).since).toEqual(second(9));
  });
});

it("counts nothing up to a moment at which one of them had only just come", () => {
  const none = { togetherSeconds: 0, countedTo: null };
  const seat = (since: number, seenAt: number): SeatTimes => ({
    since: second(since),
    seenAt: second(seenAt),
    leftAt: null,
  });
  expect(countTogether(none, seat(0, 9), seat(9, 9))).toEqual(none);
  expect(countTogether(none, seat(0, 10), seat(9, 12))).toEqual({
    togetherSeconds: 1,
    countedTo: second(10),
  });
});

/** Stays of one person, one after the other: how long out, how long in, and whether they say so. */
const stays = fc.array(
  fc.record({
    gap: fc.integer({ min: 1, max: 120 }),
    length: fc.integer({ min: 0, max: 200 }),
    says: fc.boolean(),
  }),
  { maxLength: 6 },
);
type Stays = { gap: number; length: number; says: boolean }[];

/** What the server hears of one person. A stay whose end nobody says ends with the last sign of life. */
function heardOf(person: 0 | 1, all: Stays) {
  const events: { at: number; person: 0 | 1; kind: "sit" | "leave" }[] = [];
  const spans: [number, number][] = [];
  let at = 0;
  for (const { gap, length, says } of all) {
    const from = at + gap + (spans.length > 0 ? 30 : 0);
    const to = from + length;
    let last = from;
    for (; last < to; last += VIDEO_HEARTBEAT_SECONDS)
      events.push({ at: last, person, kind: "sit" });
    last = events.at(-1)?.at ?? from;
    if (length === 0) events.push({ at: from, person, kind: "sit" });
    if (says) events.push({ at: to, person, kind: "leave" });
    spans.push([from, says || length === 0 ? to : Math.max(from, last)]);
    at = to;
  }
  return { events, spans };
}

it("counts the time together over any leaving, falling silent and coming back", () => {
  fc.assert(
    fc.property(stays, stays, (first, second_) => {
      const heard = [heardOf(0, first), heardOf(1, second_)] as const;
      const seats: [SeatTimes | undefined, SeatTimes | undefined] = [undefined, undefined];
      let together: Together = { togetherSeconds: 0, countedTo: null };
      const events = heard.flatMap(({ events }) => events).sort((a, b) => a.at - b.at);
      for (const { at, person, kind } of events) {
        const now = second(at);
        const mine = seats[person];
        const other = seats[person === 0 ? 1 : 0];
        const before = together.togetherSeconds;
        if (kind === "sit") {
          seats[person] = sitOn(mine, now);
          together = countTogether(together, seats[person], other);
        } else if (mine) {
          seats[person] = leaveSeat(mine, now);
          const isThere = other && presenceOf(other, now) === "present";
          together = countTogether(
            together,
            seats[person],
            isThere ? { ...other, seenAt: now } : other,
          );
        }
        expect(together.togetherSeconds).toBeGreaterThanOrEqual(before);
      }
      let truth = 0;
      for (const [a, b] of heard[0].spans)
        for (const [c, d] of heard[1].spans) truth += Math.max(0, Math.min(b, d) - Math.max(a, c));
      // Whoever fell silent without a word is taken to be there for as long as nothing says otherwise,
      // when the other leaves meanwhile: at most one stretch of silence for each stay.
      const unsaid = [...first, ...second_].filter(({ says }) => !says).length;
      expect(together.togetherSeconds).toBeGreaterThanOrEqual(truth - 1e-9);
      expect(together.togetherSeconds).toBeLessThanOrEqual(truth + unsaid * 25 + 1e-9);
    }),
    { numRuns: 500, endOnFailure: true },
  );
});
