import { expect, it } from "vitest";
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
  expect(registrationStepNames).toEqual({
    industry: "業界",
    occupation: "職種",
    name: "お名前・性別・生年月日",
    email: "メールアドレス",
    phone: "電話番号",
    profileImage: "プロフィール写真",
    education: "最終学歴",
    careers: "職務経歴",
    skills: "スキル",
    english: "英語力",
    managementExperience: "マネジメント経験",
    portfolio: "ポートフォリオ",
    introduction: "自己紹介",
    jobChangeWillingness: "転職・副業への意欲",
    preferredWorkplaces: "希望の勤務地",
    interestedOccupations: "興味のある職種",
    interestedCompanyScales: "希望する企業規模",
    focusOnChoosingCompanies: "企業選びで大切にしたいこと",
    workStyles: "希望する働き方",
    desiredSalary: "希望年収",
    confirmation: "入力内容の確認",
    personalities: "あなたらしさ",
  });
});
