import { registrationStepKeys } from "@tefuda/domain/joker/steps";
import { expect, it } from "vitest";
import {
  pathAfter,
  pathAfterRequest,
  pathBefore,
  resumeAt,
  stepAfter,
  stepBefore,
  stepOf,
  stepPath,
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
  expect(seen).toEqual(registrationStepKeys);
  expect(stepBefore("industry")).toBeUndefined();
});

it("takes a step from an address only when there is such a form", () => {
  expect(stepOf("careers")).toBe("careers");
  expect(stepOf("nonsense")).toBeUndefined();
  expect(stepOf(["careers"])).toBeUndefined();
});

it("resumes at the first step that is neither done nor put off", () => {
  const profile = { industry: "maker", occupation: "sales", subOccupation: "corporateSales" };
  expect(resumeAt({}, [], "loggedIn")).toBe("industry");
  expect(resumeAt(profile, [], "loggedIn")).toBe("name");
  const named = {
    ...profile,
    name: "名",
    nameKana: "ナ",
    gender: "other",
    birthday: "1990-01-01",
    email: "a@b.jp",
  };
  expect(resumeAt(named, [], "loggedIn")).toBe("phone");
  expect(resumeAt(named, ["phone"], "loggedIn")).toBe("profileImage");
  expect(resumeAt(named, ["phone", "profileImage"], "loggedIn")).toBe("education");
});

it("does not pass the confirmation by before the request for judging", () => {
  const skipped = registrationStepKeys.filter((key) => key !== "personalities");
  expect(resumeAt({}, skipped, "loggedIn")).toBe("confirmation");
  expect(resumeAt({}, skipped, "judging")).toBe("personalities");
});

it("leads back to where an entry was opened from", () => {
  expect(pathAfter("industry")).toBe("/registration?step=occupation");
  expect(pathAfter("industry", "confirmation")).toBe("/registration?step=confirmation");
  expect(stepPath("skills", "profile")).toBe("/mypage/profile/edit/skills");
  expect(pathAfter("skills", "profile")).toBe("/mypage/profile#skills");
  expect(pathBefore("skills", "profile")).toBe("/mypage/profile#skills");
  expect(pathAfter("personalities")).toBe("/registration?step=confirmation");
  expect(pathAfter("personalities", undefined, "judging")).toBe("/congrats");
  expect(pathAfter("personalities", undefined, "registered")).toBe("/mypage/profile");
  expect(pathBefore("industry")).toBeUndefined();
  expect(pathBefore("occupation")).toBe("/registration?step=industry");
});

it("goes on with the step after the confirmation once judging is asked for", () => {
  const step = "/registration?step=personalities";
  expect(pathAfterRequest({ personalities: [] }, [])).toBe(step);
  expect(pathAfterRequest({}, ["portfolio"])).toBe(step);
  expect(pathAfterRequest({}, ["personalities"])).toBe("/congrats");
  expect(pathAfterRequest({ personalities: [{ key: "hobby", text: "手話" }] }, [])).toBe(
    "/congrats",
  );
});
