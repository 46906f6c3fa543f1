import { describe, expect, it } from "vitest";
import { acceptModelAdvice } from "./accept.ts";
import { numbersIn } from "./numerals.ts";
import { quotedSpans } from "./quoted-spans.ts";
import { compassAdviceSchema } from "./schema.ts";

const input =
  "SaaS企業で３年間、法人営業を担当しています。昨年度は売上を前年比120%に伸ばしました。お客様の「ありがとう」が励みです。今後はマネジメントにも挑戦したいです。";
const answer = {
  impressions: [
    {
      text: "「前年比120%」から、成果への意識が伝わりました。",
      quote: "売上を前年比120%に伸ばしました",
    },
    {
      text: "「お客様の「ありがとう」が励み」に人柄を感じます。",
      quote: "今後はマネジメントにも挑戦したいです",
    },
  ],
  learnMore: [
    "どのような工夫をしましたか？",
    "「法人営業」では、どのようなお客様を担当していますか？",
  ],
  improvements: [
    { quote: "3年間", advice: "何を担当したのかを続けましょう。", example: null },
    { advice: "これからの目標を、もう少し書いてみませんか？" },
  ],
};
const good = {
  ...answer,
  improvements: [{ ...answer.improvements[0], quote: "３年間" }, answer.improvements[1]],
};
const accepts = (given: unknown) => acceptModelAdvice(input, given) !== undefined;
const withAdvice = (advice: string, more: object = {}) => ({
  ...good,
  improvements: [good.improvements[0], { quote: "法人営業", advice, ...more }],
});
const withImpression = (text: string, quote = "法人営業") => ({
  ...good,
  impressions: [good.impressions[0], { text, quote }],
});

it("takes an answer that quotes and asks, with the scores of the rules", () => {
  const advice = acceptModelAdvice(input, good);
  expect(compassAdviceSchema.safeParse(advice).success).toBe(true);
  expect(advice?.scores.achievement).toBeGreaterThan(0);
  expect(advice?.improvements[0]).not.toHaveProperty("example");
});

it("takes three impressions, four questions and four improvements", () => {
  const full = {
    impressions: [...good.impressions, { text: "営業の姿勢が伝わります。", quote: "法人営業" }],
    learnMore: ["なぜですか？", "いつですか？", "どこですか？", "だれとですか？"],
    improvements: ["いつ", "どこで", "だれと", "なぜ"].map((word) => ({
      quote: "法人営業",
      advice: `${word}かを書きましょう。`,
    })),
  };
  expect(accepts(full)).toBe(true);
});

it("may quote from the first word on", () => {
  expect(accepts(withImpression("よい印象です。", "SaaS企業"))).toBe(true);
});

it.each([
  ["nothing", undefined],
  ["a text", "良い文章です。"],
  ["more than was asked for", { ...good, rank: "S" }],
  ["scores of its own", { ...good, scores: { concreteness: 100 } }],
  ["too few impressions", { ...good, impressions: good.impressions.slice(1) }],
  ["too many questions", { ...good, learnMore: ["a？", "b？", "c？", "d？", "e？"] }],
  [
    "four impressions",
    {
      ...good,
      impressions: [
        ...good.impressions,
        { text: "営業の姿勢が伝わります。", quote: "法人営業" },
        { text: "長く続ける姿勢を感じます。", quote: "担当しています" },
      ],
    },
  ],
  [
    "five questions",
    {
      ...good,
      learnMore: ["なぜですか？", "いつですか？", "どこですか？", "だれとですか？", "どのように？"],
    },
  ],
  [
    "five improvements",
    {
      ...good,
      improvements: ["いつ", "どこで", "だれと", "なぜ", "どのように"].map((word) => ({
        quote: "法人営業",
        advice: `${word}かを書きましょう。`,
      })),
    },
  ],
  ["an impression without a quote", withImpression("よい印象です。", "")],
])("refuses %s", (_, given) => {
  expect(accepts(given)).toBe(false);
});

describe("quotes", () => {
  it.each([
    ["a quote that only looks alike", withImpression("よいです。", "3年間")],
    ["a quote put together", withImpression("よいです。", "SaaS企業で法人営業")],
    ["a quote in the text", withAdvice("「課長」という言葉がよいです。")],
    ["another kind of marks", withAdvice("『課長』という言葉がよいです。")],
    ["marks left open", withAdvice("「法人営業という言葉がよいです。")],
    ["a quote in an example", withAdvice("よいです。", { example: "「部長」を務めました。" })],
    ["a quote in a question", { ...good, learnMore: ["「退職」の理由は？", "なぜですか？"] }],
    [
      "an opinion of its own",
      { ...good, improvements: [...good.improvements, { advice: "もっと短くしましょう。" }] },
    ],
    ["a question that asks nothing", { ...good, learnMore: ["よいです。", "なぜですか？"] }],
    ["the same sentence twice", { ...good, learnMore: ["なぜですか？", "なぜですか？"] }],
  ])("refuses %s", (_, given) => {
    expect(accepts(given)).toBe(false);
  });

  it.each([
    ["「a「b」c」と『d』", ["a「b」c", "d"]],
    ['“x” and "y"', ["x", "y"]],
    ["なし", []],
    ["「a", undefined],
    ["a」", undefined],
  ])("reads those of %j", (text, spans) => {
    expect(quotedSpans(text)).toEqual(spans);
  });
});

describe("numbers", () => {
  it.each([
    "5年間の経験",
    "５割の改善",
    "五名のチーム",
    "売上を半分に",
    "2倍",
    "十社",
    "②の点",
    "Ⅳ章",
    "数十名",
  ])("refuses %s that is not in the text", (words) => {
    expect(accepts(withAdvice(`${words}を書きましょう。`))).toBe(false);
    expect(accepts(withAdvice("書きましょう。", { example: `${words}です。` }))).toBe(false);
  });

  it.each([
    "3年の経験",
    "三年の経験",
    "１２０％の成果",
    "もう一度読み、一つひとつ丁寧に",
    "（数字）",
  ])("takes %s", (words) => {
    expect(accepts(withAdvice(`${words}を書きましょう。`))).toBe(true);
  });

  it.each([
    ["1億2,000万円", ["120000000"]],
    ["三十五、二〇二四、１．５倍", ["35", "2024", "1.5"]],
    ["千葉さんと十分に", ["1000"]],
    ["約一個", ["1"]],
    ["約二個、約三個、約四個、約五個", ["2", "3", "4", "5"]],
    ["約六個、約七個、約八個、約九個", ["6", "7", "8", "9"]],
    ["約〇個、約百個、約千個", ["0", "100", "1000"]],
    ["約万個、約億個、約兆個", ["10000", "100000000", "1000000000000"]],
    ["百万、三百五十万二千", ["1000000", "3502000"]],
  ])("reads %s", (text, values) => {
    expect([...numbersIn(text)]).toEqual(values);
  });
});

describe("what nobody is judged by", () => {
  it.each([
    "女性ならではの視点",
    "お若いのに立派",
    "年齢を気にせず",
    "ご家族の支え",
    "大学での学び",
    "日本人らしい丁寧さ",
    "写真の印象",
  ])("refuses %s", (words) => {
    expect(accepts(withAdvice(`${words}が伝わります。`))).toBe(false);
  });

  it("refuses to hold it up even where the person wrote it", () => {
    const personal = `${input}35歳の主婦です。`;
    const given = withImpression("落ち着きを感じます。", "35歳の主婦です");
    expect(acceptModelAdvice(personal, given)).toBeUndefined();
  });

  it.each([
    "https://example.jp を見ましょう",
    "a@b.jp へ連絡しましょう",
    "<b>強く</b>書きましょう",
  ])("refuses %s", (words) => {
    expect(accepts(withAdvice(words))).toBe(false);
  });
});
