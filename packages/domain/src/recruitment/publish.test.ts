import { describe, expect, it } from "vitest";
import { isContractWork, isRequiredForPublish, missingForPublish } from "./publish.ts";
import { type Recruitment, recruitmentSchema, saveRecruitmentSchema } from "./schema.ts";
import { freshnessOf } from "./states.ts";

const aceIds = ["0190b0a0-0000-7000-8000-000000000001"];
const employed: Recruitment = {
  title: "法人営業の募集",
  employmentType: "midCareer",
  contractType: "regular",
  occupations: ["corporateSales"],
  duties: "あ".repeat(50),
  dutiesChangeScope: { kind: "noChange" },
  workplaceAddress: { text: "東京都千代田区", isFullRemote: false },
  workplaceChangeScope: { kind: "text", text: "全国の支社" },
  contractPeriod: { kind: "indefinite" },
  probation: { kind: "none" },
  workHours: { kind: "fixed", start: "09:00", end: "18:00" },
  breakTime: 60,
  overtime: { kind: "monthly", hours: 10 },
  holidays: "土日祝",
  minSalary: 500,
  maxSalary: 800,
  salaryDetail: "基本給と手当",
  fixedOvertimePay: { kind: "none" },
  insurance: ["employment"],
  smokingMeasures: "indoorsBanned",
  employerName: "株式会社みどり",
  employerAddress: "東京都千代田区1-1",
  employerContact: "03-0000-0000",
  dispatch: false,
  aceIds,
};
const contracted: Recruitment = {
  title: "業務委託の募集",
  employmentType: "sideJob",
  contractType: "outsourcing",
  occupations: ["webDesigner"],
  duties: "い".repeat(50),
  workplaceAddress: { text: "在宅", isFullRemote: true },
  contractPeriod: { kind: "indefinite" },
  reward: { type: "hourly", yen: 4000, paymentDue: "翌月末" },
  employerName: "株式会社みどり",
  employerAddress: "東京都千代田区1-1",
  employerContact: "03-0000-0000",
  cancelTerms: "30日前までに通知",
  aceIds,
};
const missing = (recruitment: Recruitment) =>
  missingForPublish(recruitment).map(({ field }) => field);

describe("missingForPublish", () => {
  it("is empty for a complete position of each type", () => {
    expect(missing(employed)).toEqual([]);
    expect(missing(contracted)).toEqual([]);
    expect(recruitmentSchema.safeParse(employed).success).toBe(true);
    expect(recruitmentSchema.safeParse(contracted).success).toBe(true);
  });

  it.each(Object.keys(employed) as (keyof Recruitment)[])("names a missing %s", (field) => {
    const without = { ...employed, [field]: undefined };
    expect(missing(without)).toEqual([field]);
    expect(missingForPublish(without)[0]?.label).not.toBe("");
    expect(isRequiredForPublish(employed, field)).toBe(true);
  });

  it("asks for renewal terms when the contract has a term", () => {
    const fixedTerm: Recruitment = {
      ...employed,
      contractPeriod: { kind: "fixed", from: "2026-04-01", to: "2027-03-31" },
    };
    expect(missing(fixedTerm)).toEqual(["renewal", "renewalLimit"]);
    expect(missing({ ...fixedTerm, renewal: "yes" })).toEqual(["renewalCriteria", "renewalLimit"]);
  });

  it("asks contract work for its reward and its end, and treats an employed side job as a job", () => {
    expect(missing({ ...contracted, reward: undefined, cancelTerms: undefined })).toEqual([
      "reward",
      "cancelTerms",
    ]);
    const employedSideJob: Recruitment = { ...contracted, contractType: "employment" };
    expect(isContractWork(employedSideJob)).toBe(false);
    expect(missing(employedSideJob)).toContain("insurance");
    expect(missing({ ...employed, smokingMeasures: "other" })).toEqual(["smokingMeasuresDetail"]);
  });
});

describe("positions", () => {
  it("save as drafts once they have a title and a type", () => {
    const save = (recruitment: object) => saveRecruitmentSchema.safeParse({ recruitment }).success;
    expect(save({ title: "法人営業の募集", employmentType: "midCareer" })).toBe(true);
    expect(save({ employmentType: "midCareer" })).toBe(false);
    expect(
      save({ title: "法人営業の募集", employmentType: "midCareer", minSalary: 9, maxSalary: 8 }),
    ).toBe(false);
    expect(
      save({
        title: "法人営業の募集",
        employmentType: "midCareer",
        workConditions: ["fullRemote", "mainRemote"],
      }),
    ).toBe(false);
  });

  it("are asked about after 30 days and paused after 60", () => {
    const at = (days: number) => freshnessOf(new Date(0), new Date(days * 86_400_000));
    expect([29.9, 30, 59.9, 60].map(at)).toEqual(["fresh", "ask", "ask", "pause"]);
  });
});
