import { expect, it } from "vitest";
import {
  formatWorkingPeriod,
  profileSections,
  type ReadableProfile,
} from "./profile-sections.ja.ts";

const blank: ReadableProfile = {
  industry: null,
  occupation: null,
  subOccupation: null,
  name: null,
  nameKana: null,
  gender: null,
  birthday: null,
  email: null,
  phone: null,
  graduatedSchool: null,
  graduatedFacultyDepartment: null,
  careers: [],
  skills: [],
  englishLevel: null,
  englishScores: {},
  managementExperience: null,
  portfolioURL: null,
  introduction: null,
  jobChangeWillingness: null,
  sideJobWillingness: null,
  preferredWorkplaces: [],
  preferredPrefectures: [],
  interestedOccupations: [],
  interestedCompanyScales: [],
  focusOnChoosingCompanies: [],
  workStyles: [],
  minDesiredSalary: null,
  maxDesiredSalary: null,
  personalities: [],
};

it("shows every part of an empty profile as empty", () => {
  const sections = profileSections(blank);
  expect(sections).toHaveLength(21);
  for (const { entries, isFilled } of sections) {
    expect(entries).toEqual([]);
    expect(isFilled).toBe(false);
  }
});

it("puts keys into words and careers under their company", () => {
  const sections = profileSections({
    ...blank,
    occupation: "sales",
    subOccupation: "corporateSales",
    minDesiredSalary: 600,
    careers: [
      {
        companyName: "株式会社みなと",
        position: "リーダー",
        startWorkingDuration: "2020-04",
        endWorkingDuration: null,
        business: "法人営業",
        businessDetail: null,
        isCurrentWorkplace: true,
      },
    ],
  });
  const entries = (step: string) => sections.find((section) => section.step === step)?.entries;
  expect(entries("occupation")).toEqual([{ text: "営業" }, { text: "法人営業" }]);
  expect(entries("desiredSalary")).toEqual([{ text: "600万円〜" }]);
  expect(entries("careers")).toEqual([
    { label: "株式会社みなと", note: "リーダー ・ 2020年4月〜現在", text: "法人営業" },
  ]);
});

it("writes the period of a career", () => {
  const period = { startWorkingDuration: "2015-04", endWorkingDuration: "2018-12" };
  expect(formatWorkingPeriod(period)).toBe("2015年4月〜2018年12月");
});
