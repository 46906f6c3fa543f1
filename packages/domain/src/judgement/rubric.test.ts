import { describe, expect, it } from "vitest";
import { proposeRank } from "./rank.ts";
import { proposePoints, type RubricProfile } from "./rubric.ts";

const blank: RubricProfile = {
  careers: [],
  skills: [],
  preferredWorkplaces: [],
  interestedOccupations: [],
  interestedCompanyScales: [],
  focusOnChoosingCompanies: [],
  workStyles: [],
};

describe("proposePoints", () => {
  it("gives an empty profile nothing", () => {
    expect(proposeRank(proposePoints(blank))).toBe("E");
  });

  const nothing = {
    careerConcreteness: 0,
    achievement: 0,
    skillClarity: 0,
    preferenceClarity: 0,
    introduction: 0,
  };
  const career = (length: number) => ({ careers: [{ business: "仕".repeat(length) }] });
  const amounts = (count: number) => ({ careers: [{ business: "5名 ".repeat(count) }] });
  const skills = (count: number) => ({ skills: Array<string>(count).fill("SQL") });
  const introduction = (length: number) => ({ introduction: "私".repeat(length) });
  const wishes = {
    preferredWorkplaces: ["tokyo"],
    interestedOccupations: ["sales"],
  };
  it.each([
    [career(39), {}],
    [career(40), { careerConcreteness: 1 }],
    [career(119), { careerConcreteness: 1 }],
    [career(120), { careerConcreteness: 2 }],
    [amounts(1), { achievement: 1 }],
    [amounts(2), { achievement: 1 }],
    [amounts(3), { achievement: 2 }],
    [skills(2), {}],
    [skills(3), { skillClarity: 1 }],
    [skills(5), { skillClarity: 1 }],
    [skills(6), { skillClarity: 2 }],
    [{ preferredWorkplaces: ["tokyo"] }, { preferenceClarity: 1 }],
    [{ ...wishes }, { preferenceClarity: 1 }],
    [{ ...wishes, workStyles: ["remote"] }, { preferenceClarity: 2 }],
    [{ maxDesiredSalary: 800 }, { preferenceClarity: 1 }],
    [{ workStyles: ["remote"], maxDesiredSalary: 800 }, { preferenceClarity: 1 }],
    [{ ...wishes, minDesiredSalary: 600 }, { preferenceClarity: 2 }],
    [introduction(49), {}],
    [introduction(50), { introduction: 1 }],
    [introduction(199), { introduction: 1 }],
    [introduction(200), { introduction: 2 }],
    [{}, {}],
  ])("counts as much as there is of %j", (written, points) => {
    expect(proposePoints({ ...blank, ...written })).toEqual({ ...nothing, ...points });
  });

  it("gives a full profile two points for every item", () => {
    const points = proposePoints({
      careers: [
        {
          business: "予約サービスの画面を設計し、開発チームをまとめています。".repeat(3),
          businessDetail:
            "成約率を１２％改善。5名のチームで、問い合わせを30件から3件に減らした。".repeat(2),
        },
      ],
      skills: ["TypeScript", "React", "Next.js", "Node.js", "SQL", "AWS"],
      introduction: "人の役に立つ画面をつくることが好きです。".repeat(12),
      preferredWorkplaces: ["tokyo"],
      interestedOccupations: ["frontendEngineer"],
      interestedCompanyScales: [],
      focusOnChoosingCompanies: [],
      workStyles: [],
      minDesiredSalary: 600,
    });
    expect(points).toEqual({
      careerConcreteness: 2,
      achievement: 2,
      skillClarity: 2,
      preferenceClarity: 2,
      introduction: 2,
    });
  });
});
