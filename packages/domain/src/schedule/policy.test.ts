import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canCancel,
  candidatesFault,
  canRequestReschedule,
  conflicts,
  earliestStart,
  isWithinOfferedHours,
  overlaps,
  scheduleExpiresAt,
  showsRescheduleHint,
} from "./policy.ts";
import {
  cancelScheduleSchema,
  durationSchema,
  proposeScheduleSchema,
  requestRescheduleSchema,
  takenTimesSchema,
} from "./schema.ts";
import { schedulePartyOf } from "./states.ts";

const now = new Date("2026-04-01T03:00:00Z");
/** A span of 30 minutes that starts at a time in Japan. */
const at = (time: string, minutes = 30) => {
  const startAt = new Date(`${time}:00+09:00`);
  return { startAt, endAt: new Date(startAt.getTime() + minutes * 60_000) };
};
const id = "0190b0a0-0000-7000-8000-000000000001";

describe("candidates", () => {
  it.each([
    [["2026-04-02T08:00"], false, undefined],
    [["2026-04-01T18:00"], false, "scheduleExpired"],
    [["2026-04-01T15:00"], true, undefined],
    [["2026-04-01T14:45"], true, "scheduleExpired"],
    [["2026-05-31T10:00"], false, undefined],
    [["2026-06-01T10:00"], false, "invalidParameter"],
    [["2026-04-02T07:45"], false, "invalidParameter"],
    [["2026-04-02T21:30"], false, undefined],
    [["2026-04-02T21:45"], false, "invalidParameter"],
    [["2026-04-02T10:10"], false, "invalidParameter"],
    [["2026-04-02T10:00", "2026-04-02T10:15"], false, "scheduleConflict"],
    [["2026-04-02T10:00", "2026-04-02T10:30"], false, undefined],
  ] as const)("%j, today allowed: %s, have the fault %s", (times, allowsToday, fault) => {
    expect(
      candidatesFault(
        times.map((time) => at(time)),
        { now, allowsToday },
      ),
    ).toBe(fault);
  });

  it("start tomorrow in Japan", () => {
    expect(earliestStart(new Date("2026-04-01T14:59:00Z"), false)).toEqual(
      new Date("2026-04-01T15:00:00Z"),
    );
    expect(isWithinOfferedHours(at("2026-04-02T23:30", 60))).toBe(false);
  });

  it("overlap each other or not, in either order", () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 8 }))
      .map(([start, length]) => ({
        startAt: new Date(start * 900_000),
        endAt: new Date((start + length) * 900_000),
      }));
    fc.assert(
      fc.property(span, span, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        expect(overlaps(a, a)).toBe(true);
      }),
    );
  });
});

describe("schedule rules", () => {
  it("keep a buffer of 15 minutes to fixed interviews, not to busy times", () => {
    const chosen = at("2026-04-02T10:00");
    const none = { fixed: [], busy: [] };
    expect(conflicts(chosen, { ...none, fixed: [at("2026-04-02T10:30")] })).toBe(true);
    expect(conflicts(chosen, { ...none, fixed: [at("2026-04-02T09:30")] })).toBe(true);
    expect(conflicts(chosen, { ...none, fixed: [at("2026-04-02T10:45")] })).toBe(false);
    expect(conflicts(chosen, { ...none, busy: [at("2026-04-02T10:30")] })).toBe(false);
    expect(conflicts(chosen, { ...none, busy: [at("2026-04-02T10:15")] })).toBe(true);
  });

  it("let a proposal lapse after 7 days or at its last candidate", () => {
    expect(scheduleExpiresAt([at("2026-04-03T10:00"), at("2026-04-02T10:00")], now)).toEqual(
      at("2026-04-03T10:00").startAt,
    );
    expect(scheduleExpiresAt([at("2026-05-03T10:00")], now)).toEqual(
      new Date("2026-04-08T03:00:00Z"),
    );
  });

  it("move up to an hour before and cancel up to the start", () => {
    const start = at("2026-04-01T13:00").startAt;
    expect(canRequestReschedule(start, now)).toBe(true);
    expect(canRequestReschedule(start, new Date(now.getTime() + 1))).toBe(false);
    expect(canCancel(start, new Date(start.getTime() - 1))).toBe(true);
    expect(canCancel(start, start)).toBe(false);
    expect([2, 3].map(showsRescheduleHint)).toEqual([false, true]);
    expect(schedulePartyOf({ proposerType: "ace" }, "ace")).toBe("proposer");
    expect(schedulePartyOf({ proposerType: "ace" }, "joker")).toBe("other");
  });
});

describe("schedule schemas", () => {
  it("take 1 to 5 candidates of 30 minutes by default", () => {
    const propose = (count: number) =>
      proposeScheduleSchema.safeParse({
        matchingId: id,
        candidates: Array(count).fill({ startAt: "2026-04-02T01:00:00Z" }),
      });
    expect([0, 1, 5, 6].map((count) => propose(count).success)).toEqual([false, true, true, false]);
    expect(propose(1).data).toMatchObject({
      durationMinutes: 30,
      purpose: "casual",
      allowsToday: false,
    });
  });

  it("take half an hour, three quarters or an hour", () => {
    const lengths = [29, 30, 31, 44, 45, 46, 59, 60, 61];
    expect(lengths.filter((minutes) => durationSchema.safeParse(minutes).success)).toEqual([
      30, 45, 60,
    ]);
  });

  it("look at all that candidates may lie in and two weeks, and not at less than a moment", () => {
    const from = "2026-04-01T00:00:00.000Z";
    const takes = (to: string) => takenTimesSchema.safeParse({ matchingId: id, from, to }).success;
    expect(
      [
        from,
        "2026-04-01T00:00:00.001Z",
        "2026-06-14T00:00:00.000Z",
        "2026-06-14T00:00:00.001Z",
      ].map(takes),
    ).toEqual([false, true, true, false]);
  });

  it("ask for a note with another reason, and decline only by cancelling", () => {
    const input = { scheduleId: id, lockVersion: 0 };
    const takes = (schema: typeof cancelScheduleSchema, rest: object) =>
      schema.safeParse({ ...input, ...rest }).success;
    expect(takes(cancelScheduleSchema, { reasonKey: "other" })).toBe(false);
    expect(takes(cancelScheduleSchema, { reasonKey: "other", reasonNote: "出張" })).toBe(true);
    expect(takes(cancelScheduleSchema, { reasonKey: "declined" })).toBe(true);
    expect(requestRescheduleSchema.safeParse({ ...input, reasonKey: "declined" }).success).toBe(
      false,
    );
  });
});
