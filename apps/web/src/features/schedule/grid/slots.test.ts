import { fromJst } from "@tefuda/domain/time/jst";
import { describe, expect, it } from "vitest";
import { cellAt, cellName } from "./cells";
import { choosableDays, openingMinute, slotFault, slotMinutes, spanFrom } from "./slots";

const now = fromJst(2026, 11, 22, 20, 0);
const around = { now, allowsToday: false, fixed: [], busy: [] };
const hour = (day: number, from: number, to: number) => ({
  startAt: fromJst(2026, 11, day, from),
  endAt: fromJst(2026, 11, day, to),
});

describe("slots", () => {
  it("are the quarters of an hour from 8:00 to 21:45", () => {
    expect([slotMinutes[0], slotMinutes.at(-1), slotMinutes.length]).toEqual([480, 1305, 56]);
  });

  it.each([
    ["2026-11-23", 8 * 60, 30, {}, undefined],
    ["2026-11-22", 21 * 60, 30, {}, "past"],
    ["2026-11-22", 21 * 60 + 30, 30, { allowsToday: true }, "past"],
    ["2026-11-23", 21 * 60 + 15, 60, {}, "hours"],
    ["2027-01-21", 600, 30, {}, undefined],
    ["2027-01-22", 600, 30, {}, "late"],
    ["2026-11-24", 9 * 60 + 30, 30, { fixed: [hour(24, 10, 11)] }, "fixed"],
    ["2026-11-24", 11 * 60 + 15, 30, { fixed: [hour(24, 10, 11)] }, undefined],
    ["2026-11-24", 9 * 60 + 45, 30, { busy: [hour(24, 10, 11)] }, "busy"],
    ["2026-11-24", 9 * 60 + 30, 30, { busy: [hour(24, 10, 11)] }, undefined],
  ] as const)(
    "on %s at minute %i for %i minutes, with %j: %s",
    (day, minute, length, more, fault) => {
      expect(slotFault(day, minute, length, { ...around, ...more })).toBe(fault);
    },
  );

  it("begin tomorrow, or today where that is allowed and three hours ahead is still today", () => {
    const days = choosableDays(now, false);
    expect([days[0], days.at(-1)]).toEqual(["2026-11-23", "2027-01-21"]);
    expect(choosableDays(now, true)[0]).toBe("2026-11-22");
    expect(choosableDays(fromJst(2026, 11, 22, 21, 0), true)[0]).toBe("2026-11-23");
  });

  it("open at what suits both, then at the partner's hours, then at nine", () => {
    const days = ["2026-11-24"];
    expect(openingMinute(days, [hour(24, 19, 21)], [hour(24, 10, 21)])).toBe(18 * 60 + 45);
    expect(openingMinute(days, [hour(24, 8, 9)], [hour(24, 13, 15)])).toBe(12 * 60 + 45);
    expect(openingMinute(days, [hour(24, 8, 9)], [])).toBe(9 * 60);
    expect(openingMinute(days, [], [hour(25, 13, 15)])).toBe(9 * 60);
  });
});

it("names a cell with its whole date and all that is known of it", () => {
  const facts = {
    around: { ...around, fixed: [hour(24, 13, 14)] },
    interviews: [{ ...hour(24, 13, 14), partnerName: "青木" }],
    hours: { mine: [hour(24, 10, 12)], partner: [hour(24, 11, 12)] },
    chosen: [{ ...spanFrom(fromJst(2026, 11, 24, 10), 30), key: 0, number: 2 }],
    durationMinutes: 30,
  };
  const nameAt = (hourOfDay: number) => cellName(cellAt("2026-11-24", hourOfDay * 60, facts));
  expect(nameAt(10)).toBe("2026年11月24日（火） 10:00、候補2（10:00〜）、あなたの空き時間");
  expect(nameAt(11)).toBe("2026年11月24日（火） 11:00、二人とも空いている時間");
  expect(nameAt(13)).toBe("2026年11月24日（火） 13:00、青木さんと面談");
  expect(nameAt(14)).toBe("2026年11月24日（火） 14:00、ほかの面談の時間です");
});
