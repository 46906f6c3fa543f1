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

it("says at which step each of them can be mended", () => {
  const remarks = verdictRemarks({
    reasonCodes: ["imageInappropriate", "falseInformation"],
    fieldComments: [
      { field: "skills", comment: "年数もお書きください。" },
      { field: "unheardOf", comment: "ご確認ください。" },
    ],
  });
  expect(remarks.map(({ step }) => step)).toEqual(["profileImage", undefined, "skills", undefined]);
});

it("has a name for every step", () => {
  for (const { key } of registrationSteps) expect(registrationStepNames[key]).not.toBe(key);
});
