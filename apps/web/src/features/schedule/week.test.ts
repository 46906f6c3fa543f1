import { expect, it } from "vitest";
import { faultsOf, hoursOf, weekOf, withDays, withLine, withoutLine, withTimes } from "./week";

const evening = { startMinute: 19 * 60, endMinute: 21 * 60 };
const monday = { weekday: 1, ...evening } as const;

it("is sent as it was read", () => {
  expect(hoursOf(weekOf([monday]))).toEqual([monday]);
});

it("is changed line by line", () => {
  const two = withLine(weekOf([monday]), 1);
  expect(two[1].map(({ startMinute }) => startMinute / 60)).toEqual([19, 21]);
  const [, second] = two[1];
  const key = second?.key ?? 0;
  const clashing = withTimes(two, 1, { key, startMinute: 20 * 60 });
  expect([...faultsOf(clashing).keys()]).toEqual([1]);
  expect(hoursOf(withoutLine(clashing, 1, key))).toEqual([monday]);
});

it("is copied to other days, whose lines are their own from then on", () => {
  const copied = withDays(weekOf([monday]), [2, 3], [evening]);
  expect(hoursOf(copied)).toEqual([1, 2, 3].map((weekday) => ({ weekday, ...evening })));
  const keys = [1, 2, 3].flatMap((day) => copied[day as 1 | 2 | 3].map((one) => one.key));
  expect(new Set(keys).size).toBe(3);
});
