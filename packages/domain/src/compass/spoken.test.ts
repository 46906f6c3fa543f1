import { expect, it } from "vitest";
import type { CompassAdvice } from "./schema.ts";
import { sentencesOf } from "./spoken.ts";

const advice: CompassAdvice = {
  impressions: [{ text: "経験が伝わります。", quote: "3年間" }, { text: "前向きな印象です。" }],
  learnMore: ["どのような工夫をしましたか？"],
  improvements: [
    { quote: "頑張ります", advice: "行動で示しましょう。", example: "毎週1件提案しました。" },
    { advice: "短い文に分けましょう。" },
  ],
  scores: { concreteness: 1, achievement: 2, role: 3, future: 4, readability: 5 },
};

it("reads what a part says in the order of the page, quotes before what is said of them", () => {
  expect(sentencesOf(advice, "impressions")).toEqual([
    "「3年間」",
    "経験が伝わります。",
    "前向きな印象です。",
  ]);
  expect(sentencesOf(advice, "learnMore")).toEqual(["どのような工夫をしましたか？"]);
  expect(sentencesOf(advice, "improvements")).toEqual([
    "「頑張ります」",
    "行動で示しましょう。",
    "たとえば、毎週1件提案しました。",
    "短い文に分けましょう。",
  ]);
});
