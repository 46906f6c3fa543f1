import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isJudgeable, missingForJudgement } from "./judgeable.ts";

const complete = {
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
/** What has to be there, in the order of the registration, as the person is told of it. */
const required = [
  ["industry", "業界"],
  ["occupation", "職種"],
  ["subOccupation", "職種（詳細）"],
  ["name", "お名前"],
  ["nameKana", "お名前（カナ）"],
  ["gender", "性別"],
  ["birthday", "生年月日"],
  ["email", "メールアドレス"],
  ["graduatedSchool", "学校名"],
  ["graduatedFacultyDepartment", "学部・学科"],
  ["careers", "職務経歴"],
  ["skills", "スキル"],
  ["jobChangeWillingness", "転職意欲"],
] as const;
const items = required.map(([item]) => item);

describe("judgeable", () => {
  it("accepts a complete profile", () => {
    expect(missingForJudgement(complete)).toEqual([]);
    expect(isJudgeable(complete)).toBe(true);
  });

  it("asks for thirteen things, and for nothing else", () => {
    expect(missingForJudgement({}).map(({ item, label }) => [item, label])).toEqual(required);
  });

  it.each(items)("names a missing %s", (item) => {
    for (const empty of [undefined, null, typeof complete[item] === "string" ? "  " : []]) {
      const profile = { ...complete, [item]: empty };
      expect(missingForJudgement(profile).map((entry) => entry.item)).toEqual([item]);
      expect(isJudgeable(profile)).toBe(false);
    }
  });

  it("lists what is missing in step order, whatever is missing", () => {
    fc.assert(
      fc.property(fc.subarray(items), (absent) => {
        const profile = {
          ...complete,
          ...Object.fromEntries(absent.map((item) => [item, undefined])),
        };
        expect(missingForJudgement(profile).map(({ item }) => item)).toEqual(absent);
        expect(isJudgeable(profile)).toBe(absent.length === 0);
      }),
    );
  });
});
