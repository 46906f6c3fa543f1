import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromJst } from "../time/jst.ts";
import { dayBeforeMails, reminderDue, reminderKey, reminderStarts } from "./reminders.ts";

const startAt = fromJst(2026, 4, 10, 14);
/** This long before the start. */
const before = (minutes: number, ms = 0) => new Date(startAt.getTime() - minutes * 60_000 + ms);

describe("reminderDue", () => {
  it.each([
    [before(10, -1), undefined],
    [before(10), 10],
    [before(7, -1), 10],
    [before(7), undefined],
    [before(3, -1), undefined],
    [before(3), 3],
    [before(0, -1), 3],
    [before(0), undefined],
    [before(-60), undefined],
  ])("at %s is %s", (now, minutes) => {
    expect(reminderDue(startAt, now)).toBe(minutes);
  });

  it("is looked for among the starts of the next ten minutes, the last one included", () => {
    expect(reminderStarts(before(0))).toEqual({ from: startAt, to: before(-10, 1) });
  });

  it("never finds one outside of the starts that are looked at", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20 * 60_000, max: 20 * 60_000 }), (ms) => {
        const now = before(0, ms);
        const { from, to } = reminderStarts(now);
        expect(reminderDue(startAt, now) === undefined || (from <= startAt && startAt < to)).toBe(
          true,
        );
      }),
    );
  });
});

describe("dayBeforeMails", () => {
  it("are about tomorrow, from 18:00 in Japan until midnight", () => {
    expect(dayBeforeMails(new Date(fromJst(2026, 4, 9, 18).getTime() - 1))).toBeUndefined();
    const window = {
      from: fromJst(2026, 4, 10),
      to: fromJst(2026, 4, 11),
      fixedBy: fromJst(2026, 4, 9, 18),
    };
    expect(dayBeforeMails(fromJst(2026, 4, 9, 18))).toEqual(window);
    expect(dayBeforeMails(fromJst(2026, 4, 9, 23, 59))).toEqual(window);
    expect(dayBeforeMails(fromJst(2026, 4, 10))).toBeUndefined();
  });
});

describe("reminderKey", () => {
  it("differs by interview, time and reminder", () => {
    const one = { scheduleId: "a", startAt };
    const keys = [
      reminderKey(one, 10),
      reminderKey(one, 3),
      reminderKey(one, "dayBefore"),
      reminderKey({ ...one, startAt: before(-15) }, 10),
      reminderKey({ ...one, scheduleId: "b" }, 10),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
