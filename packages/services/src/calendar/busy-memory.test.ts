import type { CalendarPort } from "@tefuda/adapters/calendar/port";
import { expect, it } from "vitest";
import { keepBusy, recallBusy } from "./busy-memory.ts";

const now = new Date("2026-04-03T03:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const span = { startAt: after(0), endAt: after(3_600_000) };
/** The memory is of a calendar, which is never asked itself. */
const calendar = {} as CalendarPort;

it("remembers for a minute what was busy, of each calendar by itself", () => {
  keepBusy(calendar, "hana", now, [span]);
  expect(recallBusy(calendar, "hana", after(59_999))).toEqual([span]);
  expect(recallBusy(calendar, "hana", after(60_000))).toBeUndefined();
  expect(recallBusy({} as CalendarPort, "hana", now)).toBeUndefined();
  expect(recallBusy(calendar, "somebody", now)).toBeUndefined();
});

it("remembers a thousand, and forgets the oldest for another", () => {
  const other = {} as CalendarPort;
  for (let number = 1; number <= 1000; number += 1) keepBusy(other, `${number}`, now, []);
  expect(recallBusy(other, "1", now)).toEqual([]);
  keepBusy(other, "1001", now, [span]);
  expect(recallBusy(other, "1", now)).toBeUndefined();
  expect(recallBusy(other, "2", now)).toEqual([]);
  expect(recallBusy(other, "1001", now)).toEqual([span]);
});

it("counts as young what was read anew", () => {
  const other = {} as CalendarPort;
  for (let number = 1; number <= 999; number += 1) keepBusy(other, `${number}`, now, []);
  for (const key of ["1", "1000", "1001"]) keepBusy(other, key, now, [span]);
  expect(recallBusy(other, "1", now)).toEqual([span]);
  expect(recallBusy(other, "2", now)).toBeUndefined();
});
