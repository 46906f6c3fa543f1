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

it("writes what is told of a person in these words", () => {
  const sections = profileSections({
    ...blank,
    name: "山田 花子",
    nameKana: "ヤマダ ハナコ",
    gender: "female",
    birthday: "1992-05-01",
    profileImageURL: "/files/a.png",
    graduatedSchool: "東都大学",
    graduatedFacultyDepartment: "工学部",
    skills: ["Go"],
    englishScores: { toeicScore: 800, toeflScore: 90 },
    jobChangeWillingness: "considering",
    sideJobWillingness: "noIntention",
  });
  const entries = (step: string) => sections.find((section) => section.step === step)?.entries;
  expect(entries("name")).toEqual([
    { label: "お名前", text: "山田 花子" },
    { label: "お名前（カナ）", text: "ヤマダ ハナコ" },
    { label: "性別", text: "女性" },
    { label: "生年月日", text: "1992年5月1日" },
  ]);
  expect(entries("profileImage")).toEqual([{ text: "設定済み" }]);
  expect(entries("education")).toEqual([
    { label: "学校名", text: "東都大学" },
    { label: "学部・学科", text: "工学部" },
  ]);
  expect(entries("skills")).toEqual([{ words: ["Go"] }]);
  expect(entries("english")).toEqual([{ text: "TOEIC 800点" }, { text: "TOEFL 90点" }]);
  expect(entries("jobChangeWillingness")?.map(({ label }) => label)).toEqual(["転職", "副業"]);
});
