import { describe, expect, it } from "vitest";
import { missingSections } from "./completeness-hints.ja.ts";
import type { ProfileSection } from "./profile-sections.ja.ts";
import { type RegistrationStep, registrationStepKeys, registrationSteps } from "./steps.ts";

const sectionsWithout = (...empty: readonly RegistrationStep[]): ProfileSection[] =>
  registrationSteps
    .filter(({ key }) => key !== "confirmation")
    .map(({ key, required, title }) => ({
      step: key,
      title,
      isRequired: required,
      isFilled: !empty.includes(key),
      entries: [],
    }));
const stepsOf = (sections: ProfileSection[]) => missingSections(sections).map(({ step }) => step);

describe("missingSections", () => {
  it.each<[string, RegistrationStep[], RegistrationStep[]]>([
    ["a full profile lacks nothing", [], []],
    [
      "what helps most comes first",
      ["phone", "portfolio", "introduction"],
      ["introduction", "portfolio", "phone"],
    ],
    [
      "what judging requires comes before all others",
      ["introduction", "education", "skills"],
      ["skills", "education", "introduction"],
    ],
  ])("%s", (_, empty, expected) => {
    expect(stepsOf(sectionsWithout(...empty))).toEqual(expected);
  });

  it("says of every part why it helps", () => {
    const all = missingSections(sectionsWithout(...registrationStepKeys));
    expect(all).toHaveLength(registrationSteps.length - 1);
    for (const { hint } of all) expect(hint).toMatch(/。$/);
  });
});
