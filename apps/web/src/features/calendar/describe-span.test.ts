import { expect, it } from "vitest";
import { describeSpan } from "./describe-span";

const span = (startAt: string, endAt: string) =>
  describeSpan({ startAt: new Date(`${startAt}+09:00`), endAt: new Date(`${endAt}+09:00`) });

it("names a part of a day by its times", () => {
  expect(span("2026-11-24T10:00", "2026-11-24T11:30")).toEqual({
    day: "11月24日（火）",
    time: "10:00〜11:30",
  });
});

it("names whole days without hours", () => {
  expect(span("2026-11-24T00:00", "2026-11-25T00:00")).toEqual({
    day: "11月24日（火）",
    time: "終日",
  });
  expect(span("2026-11-24T00:00", "2026-11-27T00:00")).toEqual({
    day: "11月24日（火）〜11月26日（木）",
    time: "終日",
  });
});

it("names the day on which a span over midnight ends", () => {
  expect(span("2026-12-31T22:00", "2027-01-01T01:00")).toEqual({
    day: "12月31日（木）",
    time: "22:00〜1月1日（金） 01:00",
  });
});
