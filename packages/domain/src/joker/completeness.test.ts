import { describe, expect, it } from "vitest";
import {
  completeness,
  isStepDone,
  optionalSteps,
  resumeStep,
  stepProgress,
} from "./completeness.ts";
import { recommendedScore } from "./score.ts";
import { registrationSteps } from "./steps.ts";

const required = {
  industry: "internet",
  occupation: "engineer",
  subOccupation: "techLead",
  name: "山田 花子",
  nameKana: "ヤマダ ハナコ",
  gender: "female",
  birthday: "1995-05-05",
  email: "hanako@example.com",
  graduatedSchool: "東都大学",
  graduatedFacultyDepartment: "工学部",
  careers: [{}],
  skills: ["TypeScript"],
  jobChangeWillingness: "considering",
};
const optional = {
  phone: "09012345678",
  profileImageURL: "/files/a.png",
  englishLevel: "daily",
  managementExperience: "none",
  portfolioURL: "https://example.com",
  introduction: "こんにちは",
  preferredWorkplaces: ["tokyo"],
  interestedOccupations: ["techLead"],
  interestedCompanyScales: ["startup"],
  focusOnChoosingCompanies: ["treatment"],
  workStyles: ["global"],
  maxDesiredSalary: 800,
  personalities: [{}],
};

describe("registration steps", () => {
  it("are 22, of which every one but the confirmation is required or optional", () => {
    expect(registrationSteps).toHaveLength(22);
    const requiredSteps = registrationSteps.filter((step) => step.required);
    expect(requiredSteps.length + optionalSteps.length + 1).toBe(22);
    expect(stepProgress("industry")).toEqual({ n: 1, total: 22 });
    expect(stepProgress("personalities")).toEqual({ n: 22, total: 22 });
  });

  it("resume at the first unfinished one", () => {
    expect(resumeStep({})).toBe("industry");
    expect(resumeStep({ ...required, name: "" })).toBe("name");
    expect(resumeStep(required)).toBe("phone");
    expect(resumeStep(required, optionalSteps)).toBe("confirmation");
    expect(resumeStep({ ...required, ...optional })).toBe("confirmation");
    expect(isStepDone(required, "confirmation")).toBe(true);
    expect(isStepDone({}, "confirmation")).toBe(false);
  });

  it("make the profile more complete", () => {
    expect(completeness(required)).toBe(0);
    expect(completeness({ ...required, introduction: "あ" })).toBeCloseTo(1 / 13);
    expect(completeness(optional)).toBe(1);
  });
});

describe("recommendedScore", () => {
  const now = new Date("2026-04-01T00:00:00Z");
  const best = {
    onlineAt: now,
    jobChangeWillingness: "alreadyStartActivity",
    completeness: 1,
    introduction: "あ".repeat(100),
    receivedOffers: 4,
    answeredOffers: 4,
    rank: "S",
  } as const;

  it("runs from 0 to 1000", () => {
    expect(recommendedScore(best, now)).toBe(1000);
    expect(recommendedScore({ completeness: 0, receivedOffers: 3, answeredOffers: 0 }, now)).toBe(
      0,
    );
  });

  it("weighs each part", () => {
    const score = (part: object) => recommendedScore({ ...best, ...part }, now);
    expect(score({ onlineAt: undefined })).toBe(700);
    expect(score({ onlineAt: new Date(now.getTime() - 30 * 86_400_000) })).toBe(810);
    expect(score({ jobChangeWillingness: "noIntention", sideJobWillingness: "active" })).toBe(975);
    expect(score({ completeness: 0.5 })).toBe(900);
    expect(score({ introduction: "短い" })).toBe(950);
    expect(score({ introduction: " " })).toBe(900);
    expect(score({ receivedOffers: 2, answeredOffers: 0 })).toBe(950);
    expect(score({ rank: "E" })).toBe(955);
  });

  it.each([
    ["alreadyStartActivity", 1000],
    ["considering", 950],
    ["ifGoodStory", 875],
    ["noIntention", 775],
  ] as const)("counts the wish to change jobs %s as %i", (jobChangeWillingness, score) => {
    expect(recommendedScore({ ...best, jobChangeWillingness }, now)).toBe(score);
  });

  it.each([
    ["active", 975],
    ["ifGoodStory", 875],
    ["noIntention", 775],
  ] as const)("counts the wish for a side job %s as %i", (sideJobWillingness, score) => {
    const joker = { ...best, jobChangeWillingness: undefined, sideJobWillingness };
    expect(recommendedScore(joker, now)).toBe(score);
  });

  it.each([
    ["S", 1000],
    ["A", 990],
    ["B", 980],
    ["C", 970],
    ["D", 960],
    ["E", 955],
    ["Z", 950],
  ] as const)("counts the rank %s as %i", (rank, score) => {
    expect(recommendedScore({ ...best, rank }, now)).toBe(score);
  });
});
