import { describe, expect, it } from "vitest";
import {
  isContractWork,
  isRequiredForPublish,
  missingForPublish,
  needOf,
  recruitmentFieldNames,
  withoutForeignFields,
} from "./publish.ts";
import { contracted, employed, employedSideJob, fixedTerm } from "./recruitment.fixture.ts";
import {
  type Recruitment,
  type RecruitmentField,
  recruitmentSchema,
  saveRecruitmentSchema,
} from "./schema.ts";
import { freshnessOf } from "./states.ts";

const missing = (recruitment: Recruitment, today?: string) =>
  missingForPublish(recruitment, today).map(({ field }) => field);

const R = "required";
const o = "optional";
const no = "none";

/** The table of product details 14.2: regular, with a term, contract work, employed side job. */
const table: Record<RecruitmentField, readonly [string, string, string, string]> = {
  title: [R, R, R, R],
  employmentType: [R, R, R, R],
  contractType: [R, R, R, R],
  occupations: [R, R, R, R],
  duties: [R, R, R, R],
  dutiesChangeScope: [R, R, no, R],
  workplaceAddress: [R, R, R, R],
  workplaces: [R, R, o, R],
  workplaceChangeScope: [R, R, no, R],
  contractPeriod: [R, R, R, R],
  renewal: [no, R, o, no],
  renewalCriteria: [no, R, no, no],
  renewalLimit: [no, R, no, no],
  probation: [R, R, no, R],
  workHours: [R, R, o, R],
  breakTime: [R, R, no, R],
  overtime: [R, R, no, R],
  holidays: [R, R, no, R],
  minSalary: [R, R, no, R],
  maxSalary: [R, R, no, R],
  salaryDetail: [R, R, no, R],
  fixedOvertimePay: [R, R, no, R],
  reward: [no, no, R, no],
  insurance: [R, R, no, R],
  smokingMeasures: [R, R, no, R],
  smokingMeasuresDetail: [no, no, no, no],
  employerName: [R, R, R, R],
  employerAddress: [R, R, R, R],
  employerContact: [R, R, R, R],
  dispatch: [R, R, no, R],
  cancelTerms: [no, no, R, no],
  workConditions: [o, o, o, o],
  requirements: [o, o, o, o],
  welcome: [o, o, o, o],
  selectionProcess: [o, o, o, o],
  aceIds: [R, R, R, R],
  closesAt: [R, R, R, R],
};
const types = [employed, fixedTerm, contracted, employedSideJob];
const rows = Object.entries(table) as [RecruitmentField, (typeof table)[RecruitmentField]][];

describe("missingForPublish", () => {
  it("is empty for a complete position of each type", () => {
    for (const position of types) {
      expect(missing(position)).toEqual([]);
      expect(recruitmentSchema.safeParse(position).success).toBe(true);
    }
    expect(recruitmentFieldNames).toHaveLength(rows.length);
  });

  it.each(rows)("asks for %s as the law's table does", (field, needs) => {
    expect(types.map((position) => needOf(position, field))).toEqual(needs);
    types.forEach((position, index) => {
      if (needs[index] !== "required" || field === "employmentType") return;
      for (const empty of [undefined, ...(Array.isArray(position[field]) ? [[]] : [])]) {
        const left = missingForPublish({ ...position, [field]: empty });
        expect(left.map((one) => one.field)).toContain(field);
        expect(left.every(({ label }) => label.length > 1)).toBe(true);
      }
      expect(isRequiredForPublish(position, field)).toBe(true);
    });
  });

  it("asks for what follows from other answers", () => {
    expect(missing({ ...employed, smokingMeasures: "other" })).toEqual(["smokingMeasuresDetail"]);
    const { renewal: _, renewalCriteria: __, renewalLimit: ___, ...open } = fixedTerm;
    expect(missing(open)).toEqual(["renewal", "renewalLimit"]);
    expect(missing({ ...open, renewal: "yes" })).toEqual(["renewalCriteria", "renewalLimit"]);
    expect(missing({ ...open, renewal: "no" })).toEqual(["renewalLimit"]);
    const atHome = { text: "在宅", isFullRemote: true };
    expect(missing({ ...employed, workplaces: undefined })).toEqual(["workplaces"]);
    expect(missing({ ...employed, workplaces: [], workplaceAddress: atHome })).toEqual([]);
  });

  it("takes a last day that is over for none", () => {
    expect(missing(employed, "2026-12-31")).toEqual([]);
    expect(missing(employed, "2027-01-01")).toEqual(["closesAt"]);
  });

  it("speaks of contract work in its own words, and treats an employed side job as a job", () => {
    expect(isContractWork(contracted)).toBe(true);
    expect(isContractWork(employedSideJob)).toBe(false);
    const label = (position: Recruitment) =>
      missingForPublish({ ...position, duties: undefined }).map((one) => one.label);
    expect(label(contracted)).toEqual(["業務の内容"]);
    expect(label(employedSideJob)).toEqual(["仕事内容（雇入れ直後）"]);
  });
});

describe("positions", () => {
  const position = { employmentType: "midCareer" as const };
  const save = (recruitment: object) =>
    saveRecruitmentSchema.safeParse({
      recruitmentId: "0190b0a0-0000-7000-8000-000000000002",
      saveId: "0190b0a0-0000-7000-8000-000000000003",
      recruitment,
    }).success;

  it("save as drafts once they have a type", () => {
    expect(save(position)).toBe(true);
    expect(save({ title: "法人営業の募集" })).toBe(false);
    expect(save({ ...position, minSalary: 9, maxSalary: 8 })).toBe(false);
    expect(save({ ...position, contractType: "outsourcing" })).toBe(false);
    expect(save({ ...position, workConditions: ["fullRemote", "mainRemote"] })).toBe(false);
  });

  it("state nothing that belongs to another type", () => {
    const mixed = { ...contracted, insurance: employed.insurance, probation: employed.probation };
    expect(withoutForeignFields(mixed)).toEqual(contracted);
    expect(withoutForeignFields({ ...employed, reward: contracted.reward })).toEqual(employed);
  });

  it("are asked about after 30 days and paused after 60", () => {
    const at = (days: number) => freshnessOf(new Date(0), new Date(days * 86_400_000));
    expect([29.9, 30, 59.9, 60].map(at)).toEqual(["fresh", "ask", "ask", "pause"]);
  });
});
