import { expect, it } from "vitest";
import { acceptModelAdvice } from "./accept.ts";
import { goodSentences, guardedInput, hostileSentences } from "./answers.fixture.ts";

const base = {
  impressions: [
    { text: "「法人営業」への思いが伝わりました。", quote: "法人営業" },
    { text: "「新規開拓」に強みを感じました。", quote: "新規開拓" },
  ],
  learnMore: ["どのような工夫をしましたか？", "何がきっかけでしたか？"],
  improvements: [
    { advice: "何を担当したのかを続けましょう。", quote: "3年間" },
    { advice: "その先も読んでみたいです。", quote: "日報ツール" },
  ],
};

/** An answer that is good but for one sentence, in each of the places where it may stand. */
const placed = (sentence: string) => [
  { ...base, impressions: [base.impressions[0], { text: sentence, quote: "新規開拓" }] },
  { ...base, improvements: [base.improvements[0], { advice: sentence, quote: "日報ツール" }] },
  {
    ...base,
    improvements: [base.improvements[0], { ...base.improvements[1], example: sentence }],
  },
];
const accepted = (sentence: string) =>
  placed(sentence).map((answer) => acceptModelAdvice(guardedInput, answer) !== undefined);

const hostile = Object.entries(hostileSentences).flatMap(([reason, sentences]) =>
  sentences.map((sentence) => [reason, sentence] as const),
);

it("is tried with sixty of either kind at least", () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(goodSentences.length).toBeGreaterThanOrEqual(60);
});

it.each(hostile)("refuses what is %s: %s", (_reason, sentence) => {
  expect(accepted(sentence)).toEqual([false, false, false]);
});

it.each(goodSentences)("takes %s", (sentence) => {
  expect(accepted(sentence)).toEqual([true, true, true]);
});

it("refuses it among the questions too", () => {
  const asks = (question: string) =>
    acceptModelAdvice(guardedInput, { ...base, learnMore: ["なぜですか？", question] });
  expect(asks("内定が出ますか？")).toBeUndefined();
  expect(asks("採用の仕事では、どのような役割でしたか？")).toBeDefined();
});
