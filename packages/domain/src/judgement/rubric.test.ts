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
