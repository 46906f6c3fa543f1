import { expect, it } from "vitest";
import {
  COMPASS_DISCLAIMER,
  COMPASS_PERSONA,
  compassScoreLabels,
  compassSectionLabels,
} from "./labels.ja.ts";

it("says it in these words: COMPASS_DISCLAIMER", () => {
  expect(COMPASS_DISCLAIMER).toBe(
    "このアドバイスはAIによる自動生成です。選考結果を保証するものではなく、審査や企業の判断には使用されません。",
  );
});

it("says it in these words: COMPASS_PERSONA", () => {
  expect(COMPASS_PERSONA).toBe("AIリクルーター");
});

it("says it in these words: compassScoreLabels", () => {
  expect(compassScoreLabels).toEqual({
    concreteness: "具体性",
    achievement: "成果",
    role: "役割",
    future: "これから",
    readability: "読みやすさ",
  });
});

it("says it in these words: compassSectionLabels", () => {
  expect(compassSectionLabels).toEqual({
    impressions: "受け取った印象",
    learnMore: "もっと知りたいポイント",
    improvements: "改善ポイント",
  });
});
