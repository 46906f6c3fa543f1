import { expect, it } from "vitest";
import { localKeys, sessionKeys } from "./storage-keys.ts";

it("keeps for a session who is there and where to go back to", () => {
  expect(sessionKeys.userType).toBe("userType");
  expect(sessionKeys.redirectPath).toBe("redirectPath");
});

it("keeps in a browser what was shown, the willingness, the judgement and the picture", () => {
  expect(localKeys.isShownJudgementPassed).toBe("isShownJudgementPassed");
  expect(localKeys.isUpdatedWillingness).toBe("isUpdatedWillingness");
  expect(localKeys.judgementStatus).toBe("judgementStatus");
  expect(localKeys.profileImageURL).toBe("profileImageURL");
});
