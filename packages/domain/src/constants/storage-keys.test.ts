import { expect, it } from "vitest";
import { holdsWords, localKeys, sessionKeys, wordsLeftBehind } from "./storage-keys.ts";

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
    wish: "wish",
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
  for (const key of ["chatDraft:m1", "chatFiles:m1:a", "chatOutbox:m1:a"])
    expect(holdsWords([key], "mari")).toBe(true);
});

it("tells the words of whoever has signed out from those of whoever is here, or has lost a session", () => {
  const device = ["textScale", "registrationPromptViews", "chatEnterSends"];
  const chat = ["chatDraft:m1", "chatFiles:m1:a", "chatOutbox:m1:a"];
  const drafts = ["draft:mari:offer:a", "draft:ken:offer:a"];
  expect(wordsLeftBehind([...device, ...chat, ...drafts])).toEqual([...chat, ...drafts]);
  const here = ["keepsDrafts:ken", ...device, ...chat, ...drafts];
  expect(wordsLeftBehind(here)).toEqual(["draft:mari:offer:a"]);
});
