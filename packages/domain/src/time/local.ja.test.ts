import { describe, expect, it } from "vitest";
import { ownTime } from "./local.ja.ts";

const winter = new Date("2026-12-03T10:00:00+09:00");
const winterEnd = new Date("2026-12-03T10:30:00+09:00");
const summer = new Date("2026-07-03T10:00:00+09:00");

describe("the reader's own time", () => {
  it.each(["Asia/Tokyo", "Asia/Seoul"])(
    "is not said in %s, where clocks show the same as in Japan",
    (zone) => {
      expect(ownTime(winter, winterEnd, zone)).toBeUndefined();
      expect(ownTime(new Date("2026-12-03T10:00:59.999+09:00"), undefined, zone)).toBeUndefined();
    },
  );

  it.each([
    ["Asia/Kolkata", winter, "お使いの地域では 06:30"],
    ["Asia/Kathmandu", winter, "お使いの地域では 06:45"],
    ["America/New_York", winter, "お使いの地域では 12月2日（水） 20:00"],
    ["America/New_York", summer, "お使いの地域では 7月2日（木） 21:00"],
    [
      "Pacific/Auckland",
      new Date("2026-12-03T21:00:00+09:00"),
      "お使いの地域では 12月4日（金） 01:00",
    ],
    ["UTC", new Date("2027-01-01T08:59:00+09:00"), "お使いの地域では 12月31日（木） 23:59"],
  ])("in %s at %s", (zone, at, text) => {
    expect(ownTime(at, undefined, zone)).toBe(text);
  });

  it.each([
    ["Asia/Kolkata", winter, winterEnd, "お使いの地域では 06:30〜07:00"],
    ["America/New_York", winter, winterEnd, "お使いの地域では 12月2日（水） 20:00〜20:30"],
    [
      "UTC",
      new Date("2026-12-03T08:45:00+09:00"),
      new Date("2026-12-03T09:15:00+09:00"),
      "お使いの地域では 12月2日（水） 23:45〜12月3日（木） 00:15",
    ],
  ])("says a span in %s with the days that are not beside it", (zone, start, end, text) => {
    expect(ownTime(start, end, zone)).toBe(text);
  });

  it("is not said of a zone that nobody knows", () => {
    expect(ownTime(winter, undefined, "Mars/Olympus")).toBeUndefined();
  });
});
