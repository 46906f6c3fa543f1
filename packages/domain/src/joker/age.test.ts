import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageBand, ageOn, birthdayBounds, birthdayTimestamp, isOfAge } from "./age.ts";

const noon = (day: string) => new Date(`${day}T03:00:00Z`);

describe("age", () => {
  it("changes on the birthday, in Japan", () => {
    expect(ageOn("2000-04-02", noon("2026-04-01"))).toBe(25);
    expect(ageOn("2000-04-02", noon("2026-04-02"))).toBe(26);
    expect(ageOn("2000-04-02", new Date("2026-04-01T15:00:00Z"))).toBe(26);
    expect(ageOn("2000-04-02", new Date("2026-04-01T14:59:59Z"))).toBe(25);
  });

  it("counts a leap day from 1 March in common years", () => {
    expect(ageOn("2004-02-29", noon("2022-02-28"))).toBe(17);
    expect(ageOn("2004-02-29", noon("2022-03-01"))).toBe(18);
    expect(ageOn("2004-02-29", noon("2024-02-29"))).toBe(20);
  });

  it("lets people register from 18 on", () => {
    expect(isOfAge("2008-04-01", noon("2026-04-01"))).toBe(true);
    expect(isOfAge("2008-04-02", noon("2026-04-01"))).toBe(false);
  });

  it.each([
    ["2002-01-01", "20代前半"],
    ["2001-01-01", "20代後半"],
    ["1996-01-01", "30代前半"],
    ["1972-01-01", "50代前半"],
  ])("shows %s as a band", (birthday, band) => {
    expect(ageBand(birthday, noon("2026-04-01"))).toBe(band);
  });

  it("turns the filter into birthdays", () => {
    expect(birthdayBounds({ lower: 18, upper: 50 }, noon("2026-04-01"))).toEqual({
      from: "1975-04-02",
      to: "2008-04-01",
    });
    expect(birthdayBounds({ lower: 20 }, noon("2026-04-01"))).toEqual({ to: "2006-04-01" });
    expect(birthdayBounds({}, noon("2026-04-01"))).toEqual({});
    expect(birthdayTimestamp("1970-01-02")).toBe(15 * 3_600_000);
  });

  it.each([
    [1, "2023-02-28"],
    [20, "2004-02-29"],
    [24, "2000-02-29"],
    [124, "1900-02-28"],
  ])("takes on a leap day for %i years ago %s", (lower, to) => {
    expect(birthdayBounds({ lower }, noon("2024-02-29"))).toEqual({ to });
  });

  it("begins on a leap day with the first of March where the year has none", () => {
    expect(birthdayBounds({ upper: 50 }, noon("2024-02-29"))).toEqual({ from: "1973-03-01" });
  });

  it("agrees with the age on every day, leap days too", () => {
    const day = (from: string, to: string) =>
      fc
        .oneof(
          fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }),
          fc.integer({ min: 1940, max: 2032 }).map((y) => new Date(Date.UTC(y - (y % 4), 1, 28))),
          fc.integer({ min: 1940, max: 2032 }).map((y) => new Date(Date.UTC(y - (y % 4), 1, 29))),
          fc.integer({ min: 1940, max: 2032 }).map((y) => new Date(Date.UTC(y, 2, 1))),
        )
        .map((date) => date.toISOString().slice(0, 10));
    const bound = fc.integer({ min: 18, max: 50 });
    fc.assert(
      fc.property(
        day("1940-01-01", "2010-12-31"),
        day("2024-01-01", "2032-12-31"),
        bound,
        bound,
        (birthday, today, a, b) => {
          const [lower, upper] = [Math.min(a, b), Math.max(a, b)];
          const { from = "", to = "" } = birthdayBounds({ lower, upper }, noon(today));
          const age = ageOn(birthday, noon(today));
          expect(from <= birthday && birthday <= to).toBe(lower <= age && age <= upper);
        },
      ),
      { numRuns: 500 },
    );
  });
});
