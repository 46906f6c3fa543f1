import { expect, it } from "vitest";
import { employmentTypeLabels, employmentTypeShortLabels, employmentTypes } from "./employment.ts";

it("jobs are mid-career or side jobs, each with its words", () => {
  expect(employmentTypes).toEqual(["midCareer", "sideJob"]);
  expect(employmentTypeLabels).toEqual({
    midCareer: "転職（正社員・契約社員など）",
    sideJob: "副業・業務委託",
  });
});

it("has short words for tabs and badges", () => {
  expect(employmentTypeShortLabels).toEqual({ midCareer: "転職", sideJob: "副業" });
});
