import { describe, expect, it } from "vitest";
import { type AceProgress, missingAceSteps, nextMissingAceStep } from "./progress.ts";
import { aceFormSchemas, savableAceSteps, saveAceStepSchema } from "./step-save.ts";
import { aceProfileStepKeys, aceProfileSteps } from "./steps.ts";

const empty: AceProgress = {
  introduction: null,
  valueInJob: null,
  appealOfWorking: null,
  business: null,
  businessDetail: null,
  nameKana: null,
  gender: null,
  birthday: null,
  profileImage: null,
  position: null,
  occupations: [],
  graduatedSchool: null,
  careers: [],
  personalities: [],
};
const save = (step: string, values: object) =>
  saveAceStepSchema.safeParse({ step, values, lockVersion: 0 }).success;

describe("the ace's steps", () => {
  it("are ten, nine of which save by a form", () => {
    expect(aceProfileSteps).toHaveLength(10);
    expect(aceProfileStepKeys.filter((key) => key !== "profileImage")).toEqual([
      ...savableAceSteps,
    ]);
  });

  it("are all missing at first, and lead on in their order, going round", () => {
    expect(missingAceSteps(empty)).toEqual(aceProfileStepKeys);
    expect(missingAceSteps({ ...empty, careers: [1], introduction: "。" })).not.toContain(
      "careers",
    );
    expect(nextMissingAceStep("education", ["introduction", "careers"])).toBe("careers");
    expect(nextMissingAceStep("careers", ["introduction", "careers"])).toBe("introduction");
    expect(nextMissingAceStep("careers", ["careers"])).toBeUndefined();
  });

  it.each([
    [{ introduction: "。" }, "introduction"],
    [{ valueInJob: "。" }, "valueInJob"],
    [{ appealOfWorking: "。" }, "appealOfWorking"],
    [{ business: "営業" }, undefined],
    [{ businessDetail: "営業" }, undefined],
    [{ business: "営業", businessDetail: "営業" }, "business"],
    [{ nameKana: "モリ", gender: "female" }, undefined],
    [{ nameKana: "モリ", birthday: "1990-01-01" }, undefined],
    [{ gender: "female", birthday: "1990-01-01" }, undefined],
    [{ nameKana: "モリ", gender: "female", birthday: "1990-01-01" }, "name"],
    [{ profileImage: "/files/aces/a" }, "profileImage"],
    [{ position: "部長" }, undefined],
    [{ occupations: ["sales"] }, undefined],
    [{ position: "部長", occupations: ["sales"] }, "positionOccupation"],
    [{ graduatedSchool: "大学" }, "education"],
    [{ careers: [1] }, "careers"],
    [{ personalities: ["calm"] }, "personalities"],
  ])("with %j alone have done %s", (filled, step) => {
    const missing = missingAceSteps({ ...empty, ...filled });
    expect(aceProfileStepKeys.filter((key) => !missing.includes(key))).toEqual(step ? [step] : []);
  });

  it("take a name of a letter, and what was seen from the first version on", () => {
    const name = { name: "森", nameKana: "モリ" };
    const takes = (values: object, lockVersion: number) =>
      saveAceStepSchema.safeParse({ step: "name", values, lockVersion }).success;
    expect([takes(name, 0), takes(name, -1), takes({ ...name, name: "" }, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["valueInJob", "valueInJob", 19, 20, 400, 401],
    ["appealOfWorking", "appealOfWorking", 19, 20, 400, 401],
    ["business", "businessDetail", 19, 20, 400, 401],
  ] as const)("%s keeps its lengths", (step, field, short, min, max, long) => {
    const takes = (length: number) => save(step, { [field]: "あ".repeat(length) });
    expect([short, min, max, long].map(takes)).toEqual([false, true, true, false]);
  });

  it("take an introduction of earlier rules, which the form asks to shorten", () => {
    const introduction = "あ".repeat(801);
    expect(save("introduction", { introduction })).toBe(true);
    expect(aceFormSchemas.introduction.safeParse({ introduction }).success).toBe(false);
  });

  it("name the field that is at fault, and no step that saves by itself", () => {
    const read = saveAceStepSchema.safeParse({ step: "name", values: {}, lockVersion: 0 });
    expect(read.error?.issues.map(({ path }) => path.join("."))).toContain("name");
    expect(save("profileImage", {})).toBe(false);
  });
});
