import { describe, expect, it } from "vitest";
import { caseSections } from "./case-sections";

const profile = {
  industry: null,
  occupation: null,
  subOccupation: null,
  name: "佐藤 花子",
  nameKana: "サトウ ハナコ",
  email: null,
  phone: null,
  profileImageURL: "/files/jokers/1/1.png",
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
const entered = { done: 2, total: 2 };
const again = { profile, previous: { profile }, entered };
const person = {
  now: { gender: "other", birthday: "1991-12-24" },
  previous: { gender: "female", birthday: "1991-12-24" },
} as const;

const nameIn = ({ sections }: ReturnType<typeof caseSections>) =>
  sections.find(({ step }) => step === "name")?.entries;

describe("sex and birthday", () => {
  it("stand with the name once they were viewed, and changed only then", () => {
    const name = [
      { label: "お名前", text: "佐藤 花子" },
      { label: "お名前（カナ）", text: "サトウ ハナコ" },
    ];
    const closed = caseSections(again, undefined);
    expect(nameIn(closed)).toEqual(name);
    expect(closed.changed).toEqual([]);

    const open = caseSections(again, person);
    expect(nameIn(open)).toEqual([
      ...name,
      { label: "性別", text: "その他・回答しない" },
      { label: "生年月日", text: "1991年12月24日" },
    ]);
    expect(open.changed.map(({ step }) => step)).toEqual(["name"]);
    expect(open.before.get("name")).toContain("性別\n女性");
  });

  it("count as entered, out of sight as well", () => {
    const first = { profile, previous: null, entered };
    expect(caseSections(first, undefined).done).toBe(1);
    expect(caseSections({ ...first, entered: { done: 1, total: 2 } }, undefined).done).toBe(0);
  });
});

it("leaves the picture to a part of its own", () => {
  const steps = caseSections(again, undefined).sections.map(({ step }) => step);
  expect(steps).toHaveLength(20);
  expect(steps).not.toContain("profileImage");
});
