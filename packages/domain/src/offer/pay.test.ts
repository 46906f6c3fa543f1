import { expect, it } from "vitest";
import { formatPay, isPayWithin, payRangeOf } from "./pay.ts";

it("reads a yearly salary, or a side job's reward", () => {
  expect(payRangeOf({ employmentType: "midCareer", minSalary: 600, maxSalary: 800 })).toEqual({
    min: 600,
    max: 800,
    unit: "manYen",
  });
  expect(payRangeOf({ employmentType: "sideJob", reward: { yen: 5000 } })).toEqual({
    min: 5000,
    max: 5000,
    unit: "yen",
  });
  expect(payRangeOf({ employmentType: "midCareer", minSalary: 600 })).toBeUndefined();
  const both = { minSalary: 600, maxSalary: 800, reward: { yen: 5000 } } as const;
  const sideJob = { ...both, employmentType: "sideJob" } as const;
  expect(payRangeOf({ ...sideJob, contractType: "outsourcing" })?.unit).toBe("yen");
  expect(payRangeOf({ ...sideJob, contractType: "employment" })?.unit).toBe("manYen");
});

it.each([
  [600, 800, true],
  [650, 700, true],
  [700, 700, true],
  [599, 800, false],
  [600, 801, false],
  [700, 650, false],
])("judges %d to %d inside 600 to 800: %s", (minSalary, maxSalary, expected) => {
  expect(isPayWithin({ minSalary, maxSalary }, { min: 600, max: 800, unit: "manYen" })).toBe(
    expected,
  );
});

it("is written in its own unit", () => {
  expect(formatPay({ min: 600, max: 1200, unit: "manYen" })).toBe("600万円〜1,200万円");
  expect(formatPay({ min: 5000, max: 5000, unit: "yen" })).toBe("5,000円");
});
