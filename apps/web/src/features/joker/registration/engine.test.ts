import { registrationStepKeys } from "@tefuda/domain/joker/steps";
import { expect, it } from "vitest";
import {
  pathAfter,
  pathBefore,
  resumeAt,
  stepAfter,
  stepBefore,
  stepOf,
  walkedSteps,
} from "./engine";

it("walks through the steps in their order and back", () => {
  let step = walkedSteps[0];
  const seen = [];
  while (step) {
    seen.push(step);
    const next = stepAfter(step);
    if (next) expect(stepBefore(next)).toBe(step);
    step = next;
  }
  expect(seen).toEqual(registrationStepKeys.filter((key) => key !== "profileImage"));
  expect(stepBefore("industry")).toBeUndefined();
});

it("takes a step from an address only when there is such a form", () => {
  expect(stepOf("careers")).toBe("careers");
  expect(stepOf("profileImage")).toBeUndefined();
  expect(stepOf("nonsense")).toBeUndefined();
  expect(stepOf(["careers"])).toBeUndefined();
});

it("resumes at the first step that is neither done nor put off", () => {
  const profile = { industry: "maker", occupation: "sales", subOccupation: "corporateSales" };
  expect(resumeAt({}, [])).toBe("industry");
  expect(resumeAt(profile, [])).toBe("name");
  const named = {
    ...profile,
    name: "名",
    nameKana: "ナ",
    gender: "other",
    birthday: "1990-01-01",
    email: "a@b.jp",
  };
  expect(resumeAt(named, [])).toBe("phone");
  expect(resumeAt(named, ["phone"])).toBe("education");
});

it("leads back to where an entry was opened from", () => {
  expect(pathAfter("industry")).toBe("/registration?step=occupation");
  expect(pathAfter("industry", "confirmation")).toBe("/registration?step=confirmation");
  expect(pathAfter("skills", "profile")).toBe("/mypage/profile");
  expect(pathAfter("personalities")).toBe("/mypage/profile");
  expect(pathBefore("industry")).toBeUndefined();
  expect(pathBefore("occupation")).toBe("/registration?step=industry");
});
