import { expect, it } from "vitest";
import { localKeys, sessionKeys } from "./storage-keys.ts";

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
