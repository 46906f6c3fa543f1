import { expect, it } from "vitest";
import { holdsWords, localKeys, sessionKeys } from "./storage-keys.ts";

it("keeps for a session who is there and where to go back to", () => {
  expect(sessionKeys).toEqual({
    userType: "userType",
    redirectPath: "redirectPath",
    careerCompassAnswer: "careerCompassAnswer",
    careerCompassRun: "careerCompassRun",
    measuredUser: "measuredUser",
  });
});

it("keeps in a browser what was shown, the willingness, the judgement and the picture", () => {
  expect(localKeys).toEqual({
    isShownJudgementPassed: "isShownJudgementPassed",
    isUpdatedWillingness: "isUpdatedWillingness",
    judgementStatus: "judgementStatus",
    profileImageURL: "profileImageURL",
    registrationPromptViews: "registrationPromptViews",
    registrationPromptClosedAt: "registrationPromptClosedAt",
    textScale: "textScale",
    allowsZoom: "allowsZoom",
    pushOwner: "pushOwner",
    pushOffered: "pushOffered",
    measuring: "measuring",
  });
});

it("tells words that wait on the device from all else, by who has typed them", () => {
  const others = ["textScale", "draft:ken:offer:a", "drafty"];
  expect(holdsWords(others, "mari")).toBe(false);
  expect(holdsWords([...others, "draft:mari:offer:a"], "mari")).toBe(true);
  expect(holdsWords(["chatDraft:m1"], "mari")).toBe(true);
});
