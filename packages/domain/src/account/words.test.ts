import { expect, it } from "vitest";
import { consentLabels } from "./constants.ts";

it("says it in these words: consentLabels", () => {
  expect(consentLabels).toEqual({
    terms: "利用規約に同意します",
    privacy:
      "プライバシーポリシーに同意し、プロフィール（氏名・連絡先を除く）が会員企業に表示されることに同意します",
    corporateTerms: "利用規約（企業向け）に同意します",
    newsletter: "おすすめ企業などのお知らせメールを受け取る",
  });
});
