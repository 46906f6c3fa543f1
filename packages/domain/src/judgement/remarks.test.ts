import { expect, it } from "vitest";
import { registrationSteps } from "../joker/steps.ts";
import { registrationStepNames, remarkLines, verdictRemarks } from "./remarks.ts";

it("puts reasons and comments into words", () => {
  const remarks = verdictRemarks({
    reasonCodes: ["skillsTooFew"],
    fieldComments: [{ field: "education", comment: "学部もお書きください。" }],
  });
  expect(remarkLines(remarks)).toBe(
    "・スキルの記載が不足しています\n・最終学歴：学部もお書きください。",
  );
});

it("has a name for every step", () => {
  for (const { key } of registrationSteps) expect(registrationStepNames[key]).not.toBe(key);
});
