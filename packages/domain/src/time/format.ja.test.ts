import { describe, expect, it } from "vitest";
import {
  birthYearChoices,
  dayChoices,
  formatDate,
  formatDateTime,
  formatDay,
  formatDaySeparator,
  formatEnd,
  formatListEnd,
  formatListTime,
  formatStamp,
  monthChoices,
  yearChoices,
} from "./format.ja.ts";
import { fromJst } from "./jst.ts";

const date = fromJst(2025, 4, 3, 14, 0);

describe("times on screen", () => {
  it("writes long forms", () => {
    expect(formatDate(date)).toBe("2025年4月3日（木）");
    expect(formatDay("2025-04-03")).toBe("2025年4月3日（木）");
    expect(formatDateTime(date)).toBe("2025年4月3日（木） 14:00");
  });

  it.each([
    [6, "2025年4月6日（日）"],
    [7, "2025年4月7日（月）"],
    [8, "2025年4月8日（火）"],
    [9, "2025年4月9日（水）"],
    [10, "2025年4月10日（木）"],
    [11, "2025年4月11日（金）"],
    [12, "2025年4月12日（土）"],
  ])("names the weekday of the %i-th", (day, text) => {
    expect(formatDate(fromJst(2025, 4, day))).toBe(text);
  });

  it.each([
    [fromJst(2025, 4, 3, 0, 1), "14:00", "今日"],
    [fromJst(2025, 4, 4, 0, 0), "4月3日 14:00", "昨日"],
    [fromJst(2025, 4, 5, 0, 0), "4月3日 14:00", "4月3日（木）"],
    [fromJst(2026, 1, 1, 0, 0), "2025年4月3日 14:00", "2025年4月3日（木）"],
  ])("seen at %s", (now, row, separator) => {
    expect(formatListTime(date, now)).toBe(row);
    expect(formatDaySeparator(date, now)).toBe(separator);
  });

  it.each([
    [fromJst(2025, 4, 4), "2025年4月3日（木）", "今日"],
    [fromJst(2025, 4, 4, 0, 1), "2025年4月4日（金） 00:01（日本時間）", "4月4日 00:01"],
    [fromJst(2025, 4, 3, 18), "2025年4月3日（木） 18:00（日本時間）", "18:00"],
    [fromJst(2025, 4, 11), "2025年4月10日（木）", "4月10日（木）"],
    [fromJst(2025, 4, 3), "2025年4月2日（水）", "昨日"],
    [fromJst(2026, 1, 2), "2026年1月1日（木）", "2026年1月1日（木）"],
  ])("names the last day of the end %s, or its hour", (end, long, row) => {
    expect(formatEnd(end)).toBe(long);
    expect(formatListEnd(end, date)).toBe(row);
  });

  it.each([
    [date, "2025.04.03 14:00"],
    ["2025-12-31T15:00:00Z", "2026.01.01 00:00"],
    ["never", " - "],
    ["", " - "],
    [null, " - "],
    [undefined, " - "],
    [new Date(Number.NaN), " - "],
  ])("stamps %s", (value, text) => {
    expect(formatStamp(value)).toBe(text);
  });

  it("offers years from 1970 to this year in Japan, twelve months and the days of each", () => {
    const years = yearChoices(new Date("2025-12-31T15:00:00Z"));
    expect([years[0], years.at(-1), years.length]).toEqual([1970, 2026, 57]);
    const births = birthYearChoices(new Date("2025-12-31T15:00:00Z"));
    expect([births[0], births.at(-1), births.length]).toEqual([2008, 1927, 82]);
    expect(monthChoices).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(yearChoices(new Date("1969-12-31T00:00:00Z"))).toEqual([]);
    const days = [dayChoices(2024, 2), dayChoices(2023, 2), dayChoices(2024, 4)];
    expect(days.map((all) => [all[0], all.at(-1), all.length])).toEqual([
      [1, 29, 29],
      [1, 28, 28],
      [1, 30, 30],
    ]);
  });
});
