import { subOccupationKeys } from "@tefuda/domain/options/occupations";
import { exclusiveWorkConditionGroups } from "@tefuda/domain/options/work-conditions";
import { describe, expect, it } from "vitest";
import { demoAces } from "./aces.ts";
import { demoRecruitments } from "./recruitments.ts";
import type { DemoRecruitment } from "./types.ts";

const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
const length = (text: string) => [...segmenter.segment(text)].length;

const requiredForEmployment = [
  "dutiesChangeScope",
  "workplaceChangeScope",
  "probation",
  "workHours",
  "breakMinutes",
  "overtimeHours",
  "holidays",
  "minSalary",
  "maxSalary",
  "salaryDetail",
  "fixedOvertimePay",
  "smokingMeasures",
  "dispatch",
] as const satisfies readonly (keyof DemoRecruitment)[];

const ofType = (type: DemoRecruitment["employmentType"]) =>
  demoRecruitments.filter((recruitment) => recruitment.employmentType === type);

describe("recruitments", () => {
  it("are thirty-five of both types in every state", () => {
    expect(demoRecruitments).toHaveLength(35);
    expect(ofType("midCareer")).toHaveLength(23);
    expect(ofType("sideJob")).toHaveLength(12);
    const states = new Set(demoRecruitments.map((recruitment) => recruitment.status));
    expect(states).toEqual(new Set(["draft", "published", "paused", "closed"]));
  });

  it.each(demoRecruitments.map((recruitment) => [recruitment.title, recruitment] as const))(
    "%s keeps the common rules",
    (title, recruitment) => {
      expect(length(title)).toBeGreaterThanOrEqual(5);
      expect(length(title)).toBeLessThanOrEqual(60);
      expect(length(recruitment.duties)).toBeGreaterThanOrEqual(50);
      expect(subOccupationKeys).toEqual(expect.arrayContaining([...recruitment.occupations]));
      expect(recruitment.workplaceAddress).not.toBe("");
      for (const group of exclusiveWorkConditionGroups) {
        const chosen = recruitment.workConditions.filter((key) =>
          group.some((member) => member === key),
        );
        expect(chosen.length).toBeLessThanOrEqual(1);
      }
      for (const index of recruitment.aceIndexes) {
        expect(demoAces[index]?.companyIndex).toBe(recruitment.companyIndex);
      }
    },
  );

  it("fill every row the law asks for in employment", () => {
    for (const recruitment of ofType("midCareer")) {
      for (const field of requiredForEmployment) expect(recruitment[field]).not.toBeNull();
      expect(recruitment.insurance).toHaveLength(4);
      expect(recruitment.minSalary ?? 0).toBeLessThanOrEqual(recruitment.maxSalary ?? 0);
      if (recruitment.contractPeriod.kind === "fixed") {
        expect(recruitment.renewal).not.toBeNull();
        expect(recruitment.renewalCriteria).not.toBeNull();
        expect(recruitment.renewalLimit).not.toBeNull();
      }
    }
  });

  it("state reward, due date and terms of cancelling for side jobs", () => {
    for (const recruitment of ofType("sideJob")) {
      expect(recruitment.reward?.paymentDue).toBeTruthy();
      expect(recruitment.cancelTerms).toBeTruthy();
      expect(recruitment.reward?.min ?? 0).toBeLessThanOrEqual(recruitment.reward?.max ?? 0);
    }
  });
});
