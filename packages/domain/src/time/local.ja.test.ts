import { describe, expect, it } from "vitest";
import { ownTime } from "./local.ja.ts";
import { MINUTE_MS } from "./units.ts";

const winter = new Date("2026-12-03T10:00:00+09:00");
const winterEnd = new Date("2026-12-03T10:30:00+09:00");
const summer = new Date("2026-07-03T10:00:00+09:00");

/** Minutes behind UTC, as devices in a zone tell them, by the time zone database. */
const offsetIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (at: Date) =>
    (at.getTime() - Date.parse(`${format.format(at).replace(" ", "T")}Z`)) / MINUTE_MS;
};

describe("the reader's own time", () => {
  it.each(["Asia/Tokyo", "Asia/Seoul"])(
    "is not said in %s, where clocks show the same as in Japan",
    (zone) => {
      expect(ownTime(winter, winterEnd, offsetIn(zone))).toBeUndefined();
      expect(ownTime(summer, undefined, offsetIn(zone))).toBeUndefined();
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
    expect(ownTime(at, undefined, offsetIn(zone))).toBe(text);
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
    [
      "America/New_York",
      new Date("2026-11-01T14:30:00+09:00"),
      new Date("2026-11-01T15:30:00+09:00"),
      "お使いの地域では 01:30〜01:30",
    ],
  ])("says a span in %s with the days that are not beside it", (zone, start, end, text) => {
    expect(ownTime(start, end, offsetIn(zone))).toBe(text);
  });

  it("is that of the device's clock when no zone is named", () => {
    const here = offsetIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(ownTime(winter)).toBe(ownTime(winter, undefined, here));
  });
});
