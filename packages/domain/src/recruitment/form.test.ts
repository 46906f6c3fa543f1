import { describe, expect, it } from "vitest";
import {
  emptyRecruitmentForm,
  formCodecs,
  formFields,
  readRecruitmentForm,
  unfinishedFieldsOf,
  writeRecruitmentForm,
} from "./form.ts";
import { contracted, employed, employedSideJob, fixedTerm } from "./recruitment.fixture.ts";
import type { Recruitment } from "./schema.ts";

const typed = ({
  employerName: _,
  employerAddress: __,
  employerContact: ___,
  ...rest
}: Recruitment) => rest;
const form = (fields: Partial<typeof emptyRecruitmentForm>) => ({
  ...emptyRecruitmentForm,
  employmentType: "midCareer",
  ...fields,
});

describe("the form of a position", () => {
  it.each([employed, fixedTerm, contracted, employedSideJob])(
    "holds everything that $contractType states, there and back",
    (position) => {
      const read = readRecruitmentForm(writeRecruitmentForm(position));
      expect(read).toEqual({ recruitment: typed(position), errors: {}, unfinished: {} });
    },
  );

  it("has every part in exactly one field", () => {
    const parts = formFields.flatMap((field) => formCodecs[field].parts);
    expect(parts.toSorted()).toEqual(Object.keys(emptyRecruitmentForm).toSorted());
  });

  it.each([
    ["workplaceAddress", ["workplaceText", "isFullRemote"]],
    ["contractPeriod", ["periodKind", "periodFrom", "periodTo"]],
    ["renewalLimit", ["renewalLimitKind", "renewalLimitValue"]],
    ["probation", ["probationKind", "probationMonths", "probationConditions"]],
    [
      "workHours",
      ["hoursKind", "hoursStart", "hoursEnd", "hoursText", "deemedHours", "weeklyHours"],
    ],
    ["overtime", ["overtimeKind", "overtimeHours"]],
    ["fixedOvertimePay", ["fixedPayKind", "fixedPayYen", "fixedPayHours"]],
    ["reward", ["rewardType", "rewardYen", "rewardDue"]],
  ] as const)("shows the parts of %s in their order", (field, parts) => {
    expect(formCodecs[field].parts).toEqual(parts);
  });

  it("takes full-width digits and times", () => {
    const { recruitment, errors } = readRecruitmentForm(
      form({
        minSalary: "５００",
        maxSalary: "1,000",
        breakTime: "６０",
        hoursKind: "fixed",
        hoursStart: "９：３０",
        hoursEnd: "18時00分",
      }),
    );
    expect(errors).toEqual({});
    expect(recruitment).toMatchObject({
      minSalary: 500,
      maxSalary: 1000,
      breakTime: 60,
      workHours: { kind: "fixed", start: "09:30", end: "18:00" },
    });
  });

  it("keeps what is not right as it was typed, and says what is wrong", () => {
    const typedForm = form({
      duties: "短い",
      minSalary: "900",
      maxSalary: "800",
      periodKind: "fixed",
      periodFrom: "2026-04-01",
      contractType: "outsourcing",
    });
    const { recruitment, errors, unfinished } = readRecruitmentForm(typedForm);
    expect(recruitment).toEqual({ employmentType: "midCareer", maxSalary: 800 });
    expect(Object.keys(errors).toSorted()).toEqual(
      ["contractPeriod", "contractType", "duties", "minSalary"].toSorted(),
    );
    expect(unfinished).toEqual({
      duties: "短い",
      minSalary: "900",
      periodKind: "fixed",
      periodFrom: "2026-04-01",
      contractType: "outsourcing",
    });
    expect(writeRecruitmentForm(recruitment, unfinished)).toEqual(typedForm);
    expect(unfinishedFieldsOf(recruitment, unfinished)).toEqual([
      "contractType",
      "duties",
      "contractPeriod",
      "minSalary",
    ]);
  });

  it.each([{ rewardType: "hourly" }, { rewardYen: "4000" }, { rewardDue: "翌月末" }])(
    "says that a reward is not whole with nothing but %j",
    (part) => {
      const side = { employmentType: "sideJob", contractType: "outsourcing" };
      expect(readRecruitmentForm(form(side)).errors).toEqual({});
      const { errors, unfinished } = readRecruitmentForm(form({ ...side, ...part }));
      expect(Object.keys(errors)).toEqual(["reward"]);
      expect(unfinished).toEqual(part);
    },
  );

  it("takes a lower bound of pay that is the upper one, and one bound alone", () => {
    for (const pay of [{ minSalary: "500", maxSalary: "500" }, { minSalary: "500" }])
      expect(readRecruitmentForm(form(pay)).errors).toEqual({});
  });

  it("keeps what another type asks for until that type is chosen again", () => {
    const filled = { ...writeRecruitmentForm(employed), employmentType: "sideJob" };
    const other = readRecruitmentForm({ ...filled, contractType: "outsourcing" });
    expect(other.recruitment).not.toHaveProperty("insurance");
    expect(other.unfinished).toMatchObject({ insurance: ["employment"], holidays: "土日祝" });
    expect(unfinishedFieldsOf(other.recruitment, other.unfinished)).toEqual([]);
    const back = writeRecruitmentForm(other.recruitment, other.unfinished);
    expect(readRecruitmentForm({ ...back, contractType: "employment" }).recruitment).toMatchObject({
      insurance: ["employment"],
      holidays: "土日祝",
    });
  });

  it("leaves out what a stored form names wrongly", () => {
    const kept = writeRecruitmentForm(employed, {
      duties: ["x"],
      insurance: "y",
      nothing: "z",
      isFullRemote: "yes",
      title: true,
    });
    expect(kept).toEqual(writeRecruitmentForm(employed));
  });

  it("refuses ten thousand letters kindly", () => {
    const { errors } = readRecruitmentForm(form({ duties: "長".repeat(10_000) }));
    expect(errors.duties).toBe("50〜3000文字で入力してください（現在10000文字）");
  });
});
