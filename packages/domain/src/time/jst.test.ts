import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addCalendarMonths,
  addJstDays,
  daysInMonth,
  fromJst,
  isMonthsOld,
  jstDate,
  jstMidnight,
  jstMonthKey,
  jstParts,
  lastDayOf,
  startOfJstDay,
  startOfJstMonth,
} from "./jst.ts";

const moments = fc.date({
  min: new Date("1970-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});

describe("Japanese calendar", () => {
  const evening = new Date("2025-04-02T15:30:10Z");

  it("is nine hours ahead", () => {
    expect(jstParts(evening)).toEqual({
      year: 2025,
      month: 4,
      day: 3,
      hour: 0,
      minute: 30,
      second: 10,
      weekday: 4,
    });
    expect(jstDate(evening)).toBe("2025-04-03");
    expect(jstMonthKey(new Date("2025-03-31T15:00:00Z"))).toBe("2025-04");
    expect(startOfJstDay(evening).toISOString()).toBe("2025-04-02T15:00:00.000Z");
    expect(startOfJstMonth(evening).toISOString()).toBe("2025-03-31T15:00:00.000Z");
    expect(jstMidnight("2025-04-03")).toEqual(startOfJstDay(evening));
    expect(addJstDays(evening, -3).toISOString()).toBe("2025-03-30T15:30:10.000Z");
  });

  it("ends a day a millisecond before the next", () => {
    expect(lastDayOf(jstMidnight("2025-04-04")).toISOString()).toBe("2025-04-03T14:59:59.999Z");
  });

  it("agrees with the time zone database", () => {
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" });
    fc.assert(
      fc.property(moments, (date) => {
        expect(jstDate(date)).toBe(format.format(date));
        const { year, month, day, hour, minute } = jstParts(date);
        expect(date.getTime() - fromJst(year, month, day, hour, minute).getTime()).toBeLessThan(
          60_000,
        );
      }),
    );
  });

  it.each([
    [2024, 2, 29],
    [2025, 2, 28],
    [2000, 2, 29],
    [2025, 12, 31],
    [2025, 4, 30],
  ])("%i-%i has %i days", (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe("addCalendarMonths", () => {
  it.each([
    ["2025-01-31", 1, "2025-02-28"],
    ["2023-12-31", 2, "2024-02-29"],
    ["2025-03-15", 2, "2025-05-15"],
    ["2025-01-15", -2, "2024-11-15"],
    ["2025-11-30", 3, "2026-02-28"],
  ])("%s and %i months", (day, months, expected) => {
    expect(jstDate(addCalendarMonths(jstMidnight(day), months))).toBe(expected);
  });

  it("keeps the time of day and never skips a month", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -30, max: 30 }), (date, months) => {
        const moved = jstParts(addCalendarMonths(date, months));
        const start = jstParts(date);
        expect(moved.year * 12 + moved.month).toBe(start.year * 12 + start.month + months);
        expect([moved.hour, moved.minute, moved.second]).toEqual([
          start.hour,
          start.minute,
          start.second,
        ]);
      }),
    );
  });

  it("tells when two months are over, to the millisecond", () => {
    const then = fromJst(2025, 12, 31, 10);
    const due = fromJst(2026, 2, 28, 10);
    expect(isMonthsOld(then, 2, due)).toBe(true);
    expect(isMonthsOld(then, 2, new Date(due.getTime() - 1))).toBe(false);
  });
});
