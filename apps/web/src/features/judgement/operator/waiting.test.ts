import { expect, it } from "vitest";
import { urgency, waitingTime } from "./waiting";

const now = new Date("2026-04-03T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);

it("says how long a case has waited", () => {
  expect(waitingTime(minutes(5), now)).toBe("5分");
  expect(waitingTime(minutes(125), now)).toBe("2時間5分");
  expect(waitingTime(minutes(26 * 60), now)).toBe("1日2時間");
  expect(waitingTime(minutes(-5), now)).toBe("0分");
});

it("marks what is late and what soon will be", () => {
  expect(urgency(minutes(1), now)).toBe("overdue");
  expect(urgency(minutes(-60), now)).toBe("dueSoon");
  expect(urgency(minutes(-60 * 30), now)).toBeUndefined();
});
