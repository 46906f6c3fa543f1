import { describe, expect, it } from "vitest";
import { businessTimeAfter, endOfBusinessDays, isBusinessDay } from "./business-days.ts";
import { jstMidnight } from "./jst.ts";

describe("business days", () => {
  it("change at midnight in Japan", () => {
    expect(isBusinessDay(new Date("2026-11-20T14:59:00Z"))).toBe(true);
    expect(isBusinessDay(new Date("2026-11-20T15:00:00Z"))).toBe(false);
    expect(isBusinessDay(new Date("2026-11-23T15:00:00Z"))).toBe(true);
  });

  it.each([
    { day: "2026-11-20", is: true, what: "a Friday" },
    { day: "2026-11-21", is: false, what: "a Saturday" },
    { day: "2026-11-22", is: false, what: "a Sunday" },
    { day: "2026-11-23", is: false, what: "Labour Thanksgiving Day, a Monday" },
    { day: "2026-01-01", is: false, what: "New Year's Day" },
    { day: "2026-01-02", is: true, what: "the day after, which is no public holiday" },
    { day: "2026-05-06", is: false, what: "the day in lieu of Constitution Day on a Sunday" },
    { day: "2025-02-24", is: false, what: "the day in lieu of the Emperor's Birthday" },
    { day: "2026-09-22", is: false, what: "the citizens' holiday between two holidays" },
    { day: "2020-07-24", is: false, what: "a holiday that was moved for one year" },
    { day: "2020-10-12", is: true, what: "the day from which it was moved" },
    { day: "2026-03-20", is: false, what: "the vernal equinox" },
  ])("$day is one: $is ($what)", ({ day, is }) => {
    expect(isBusinessDay(jstMidnight(day))).toBe(is);
  });

  it.each([
    { from: "2026-11-16", days: 3, end: "2026-11-20" },
    { from: "2026-11-20", days: 1, end: "2026-11-25" },
    { from: "2026-11-20", days: 3, end: "2026-11-27" },
    { from: "2026-05-01", days: 1, end: "2026-05-08" },
  ])("$days of them after $from have ended at the midnight of $end", ({ from, days, end }) => {
    const noon = new Date(jstMidnight(from).getTime() + 12 * 3_600_000);
    expect(endOfBusinessDays(noon, days)).toEqual(jstMidnight(end));
  });

  it.each([
    { from: "2026-11-19T12:00", hours: 11, until: "2026-11-19T23:00" },
    { from: "2026-11-20T12:00", hours: 11, until: "2026-11-20T23:00" },
    { from: "2026-11-20T12:00", hours: 12, until: "2026-11-24T00:00" },
    { from: "2026-11-20T12:00", hours: 13, until: "2026-11-24T01:00" },
    { from: "2026-11-20T12:00", hours: 37, until: "2026-11-25T01:00" },
    { from: "2026-11-22T12:00", hours: 1, until: "2026-11-24T01:00" },
  ])("$hours of their hours after $from have gone by at $until", ({ from, hours, until }) => {
    const jst = (text: string) => new Date(`${text}:00+09:00`);
    expect(businessTimeAfter(jst(from), hours * 3_600_000)).toEqual(jst(until));
  });
});
