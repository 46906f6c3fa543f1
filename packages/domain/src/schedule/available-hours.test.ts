import { describe, expect, it } from "vitest";
import { messages } from "../validation/messages.ja.ts";
import { formatZodError } from "../validation/zod-errors.ts";
import {
  type AvailableHours,
  dayFault,
  endMinutes,
  formatMinute,
  nextRange,
  normalizeHours,
  spansOfHours,
  startMinutes,
} from "./available-hours.ts";
import { availableHoursSchema } from "./available-hours-schema.ts";

const range = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
const on = (weekday: AvailableHours["weekday"], from: number, to: number) => ({
  weekday,
  ...range(from, to),
});

describe("weekly hours", () => {
  it("lie on the half hour between 8:00 and 22:00", () => {
    expect([startMinutes.at(0), startMinutes.at(-1)].map((at) => formatMinute(at ?? 0))).toEqual([
      "8:00",
      "21:30",
    ]);
    expect([endMinutes.at(0), endMinutes.at(-1)].map((at) => formatMinute(at ?? 0))).toEqual([
      "8:30",
      "22:00",
    ]);
  });

  it.each([
    [[], undefined],
    [[range(9, 10), range(10, 11)], undefined],
    [[range(10, 10)], messages.timeOrder],
    [[range(9, 11), range(10, 12)], messages.timeOverlap],
    [[range(10, 12), range(9, 11)], messages.timeOverlap],
    [Array.from({ length: 4 }, (_, n) => range(9 + n, 10 + n)), undefined],
    [Array.from({ length: 5 }, (_, n) => range(9 + n, 10 + n)), messages.entriesMax(4)],
  ])("of a day are checked: %j", (ranges, fault) => {
    expect(dayFault(ranges)).toBe(fault);
  });

  it("begin a new line where there is room", () => {
    expect(nextRange([])).toEqual(range(19, 20));
    expect(nextRange([range(19, 20)])).toEqual(range(20, 21));
    expect(nextRange([range(20, 21)])).toEqual(range(21, 22));
    expect(nextRange([{ startMinute: 1200, endMinute: 1261 }])).toEqual(range(8, 9));
    expect(nextRange([range(19, 22)])).toEqual(range(8, 9));
    expect(nextRange([range(9, 22)])).toEqual(range(8, 9));
    expect(nextRange([range(8, 22)])).toBeUndefined();
    expect(nextRange(Array.from({ length: 4 }, (_, n) => range(9 + n, 10 + n)))).toBeUndefined();
  });

  it("are kept in order, joined where they touch", () => {
    expect(normalizeHours([on(0, 9, 10), on(1, 20, 21), on(1, 9, 10), on(1, 19, 20)])).toEqual([
      on(1, 9, 10),
      on(1, 19, 21),
      on(0, 9, 10),
    ]);
  });

  it("are spans of those days that a span of time touches", () => {
    const at = (time: string) => new Date(`2026-04-${time}:00+09:00`);
    const span = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
    // The sixth of April is a Monday.
    const hours = [on(1, 9, 10), on(2, 19, 21), on(3, 9, 10)];
    const [monday, tuesday] = [span("06T09:00", "06T10:00"), span("07T19:00", "07T21:00")];
    expect(spansOfHours(hours, span("06T00:00", "08T00:00"))).toEqual([monday, tuesday]);
    expect(spansOfHours(hours, span("06T09:59", "07T19:01"))).toEqual([monday, tuesday]);
    expect(spansOfHours(hours, span("06T10:00", "07T19:00"))).toEqual([]);
    expect(spansOfHours(hours, span("06T12:00", "06T13:00"))).toEqual([]);
  });

  it("are refused off the grid, and with the weekday of a fault", () => {
    const parse = (hours: object[]) => availableHoursSchema.safeParse({ hours });
    expect(parse([on(3, 19, 21)]).success).toBe(true);
    expect(parse([{ ...on(3, 19, 21), startMinute: 19 * 60 + 15 }]).success).toBe(false);
    expect(parse([on(3, 7, 9)]).success).toBe(false);
    expect(parse([{ ...on(3, 9, 10), weekday: 7 }]).success).toBe(false);
    const { error } = parse([on(3, 9, 11), on(3, 10, 12)]);
    expect(error && formatZodError(error)).toEqual({ "hours.3": messages.timeOverlap });
  });
});
