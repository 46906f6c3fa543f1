import { describe, expect, it } from "vitest";
import { draftAdvice, settleAdvice, wordsToJudge } from "./accept.ts";
import { numbersIn } from "./numerals.ts";
import { quotedSpans } from "./quoted-spans.ts";
import { readIntroduction } from "./reading.ts";
import { compassAdviceSchema } from "./schema.ts";
import { maySay } from "./sieve.ts";

const input =
  "SaaS企業で３年間、法人営業を担当しています。昨年度は売上を前年比120%に伸ばしました。お客様の「ありがとう」が励みです。夏はバカンスの企画も手がけました。今後はマネジメントにも挑戦したいです。";
const good = {
  impressions: [
    { kind: "result", quote: "売上を前年比120%に伸ばしました", about: "成果にこだわる姿勢" },
    { kind: "direction", quote: "挑戦したい", about: null },
  ],
  learnMore: [
    { kind: "how", quote: "前年比120%", about: "売上を伸ばした方法" },
    { kind: "role", quote: "法人営業", about: null },
  ],
  improvements: [
    { kind: "number", quote: "法人営業を担当", about: "お客様の人数" },
    { kind: "moveUp", quote: "マネジメント", about: null },
  ],
};
const allowed = (draft: NonNullable<ReturnType<typeof draftAdvice>>) => ({
  verdicts: wordsToJudge(draft).map(() => "allowed"),
});
const draftOf = (answer: unknown, text = input) => {
  const draft = draftAdvice(text, answer);
  if (!draft) throw new RangeError("Nothing of it may be shown.");
  return draft;
};
/** One remark, by itself. */
const only = (remark: object, section = "improvements") => ({
  impressions: [],
  learnMore: [],
  improvements: [],
  [section]: [{ kind: section === "improvements" ? "scene" : "how", about: null, ...remark }],
});
const takes = (remark: object, section?: string, text = input) =>
  draftAdvice(text, only(remark, section)) !== undefined;

it("shows a model's choice in the rules' sentences, with the words that were allowed", () => {
  const draft = draftOf(good);
  const advice = settleAdvice(draft, allowed(draft));
  expect(compassAdviceSchema.safeParse(advice).success).toBe(true);
  expect(advice).toMatchObject({
    impressions: [
      {
        text: "この部分から、成果にこだわる姿勢が伝わってきました。",
        quote: "昨年度は売上を前年比120%に伸ばしました",
      },
      {
        text: "この部分から、これから進みたい方向が伝わってきました。",
        quote: "今後はマネジメントにも挑戦したいです",
      },
    ],
    learnMore: [
      "「昨年度は売上を前年比120%に伸ばしました」とありますが、売上を伸ばした方法を教えていただけますか？",
      "「法人営業を担当しています」とありますが、ご自身が担った役割を教えていただけますか？",
    ],
    improvements: [
      {
        quote: "SaaS企業で３年間、法人営業を担当しています",
        advice: "ここにお客様の人数を添えると、仕事の大きさが伝わりやすくなります。",
        example: "（期間）にわたり、（人数や件数）に対応しました。",
      },
      {
        quote: "今後はマネジメントにも挑戦したいです",
        advice: "この部分を書き出しの近くへ移すと、読み手の目に早く留まります。",
      },
    ],
  });
  expect(advice.scores.achievement).toBeGreaterThan(0);
});

describe("the second layer", () => {
  const words = ["成果にこだわる姿勢", "売上を伸ばした方法", "お客様の人数"];
  const left = (verdicts: unknown) => {
    const text = JSON.stringify(settleAdvice(draftOf(good), verdicts));
    return words.map((one) => text.includes(one));
  };

  it("is asked about the model's own words, with what they quote and nothing else", () => {
    expect(wordsToJudge(draftOf(good))).toEqual([
      {
        quote: "昨年度は売上を前年比120%に伸ばしました",
        remark: "この部分から、成果にこだわる姿勢が伝わってきました。",
      },
      {
        quote: "昨年度は売上を前年比120%に伸ばしました",
        remark:
          "「昨年度は売上を前年比120%に伸ばしました」とありますが、売上を伸ばした方法を教えていただけますか？",
      },
      {
        quote: "SaaS企業で３年間、法人営業を担当しています",
        remark: "ここにお客様の人数を添えると、仕事の大きさが伝わりやすくなります。",
      },
    ]);
  });

  it.each([
    ["each by itself", { verdicts: ["allowed", "refused", "allowed"] }, [true, false, true]],
    ["none without an answer", undefined, [false, false, false]],
    ["none by another count", { verdicts: ["allowed", "allowed"] }, [false, false, false]],
    ["none by other words", { verdicts: ["yes", "allowed", "ok"] }, [false, false, false]],
    [
      "none with more than was asked for",
      { verdicts: Array(3).fill("allowed"), note: "" },
      [false, false, false],
    ],
  ])("lets words stand, %s", (_, verdicts, expected) => {
    expect(left(verdicts)).toEqual(expected);
  });
});

describe("the first layer", () => {
  it.each([
    ["nothing", undefined],
    ["a text", "良い文章です。"],
    ["more than was asked for", { ...good, rank: "S" }],
    ["four impressions", { ...good, impressions: Array(4).fill(good.impressions[0]) }],
    ["five questions", { ...good, learnMore: Array(5).fill(good.learnMore[0]) }],
    ["five improvements", { ...good, improvements: Array(5).fill(good.improvements[0]) }],
    ["no remark at all", { impressions: [], learnMore: [], improvements: [] }],
  ])("takes nothing of %s", (_, answer) => {
    expect(draftAdvice(input, answer)).toBeUndefined();
  });

  it.each([
    ["a kind of no section", { kind: "rank", quote: "法人営業" }],
    ["a kind of another section", { kind: "how", quote: "法人営業" }],
    ["a name that every object has", { kind: "constructor", quote: "法人営業" }],
    ["words of its own", { quote: "法人営業", text: "よい文章です。" }],
    ["a quote that only looks alike", { quote: "3年間" }],
    ["a quote put together", { quote: "SaaS企業で法人営業" }],
    ["an empty quote", { quote: "" }],
    ["a blank quote", { quote: " " }],
  ])("drops a remark with %s", (_, remark) => {
    expect(takes(remark)).toBe(false);
  });

  it("holds up nothing that nobody is judged by, even where the person wrote it", () => {
    const personal = `${input}35歳の主婦です。`;
    expect(takes({ quote: "35歳の主婦です" }, undefined, personal)).toBe(false);
    expect(takes({ quote: "法人営業" }, undefined, personal)).toBe(true);
  });

  it("shows whole words, and the clause around them", () => {
    const [remark] = draftOf(only({ quote: "バカ" })).remarks;
    expect(remark?.quote).toBe("夏はバカンスの企画も手がけました");
    const long = "バカンスの時期に全国の宿泊施設の予約を取りまとめて担当者へ引き継いできました。";
    const [question] = draftOf(only({ quote: "バカ" }, "learnMore"), long).remarks;
    expect(question?.plain).toBe(
      "「バカンス」とありますが、ご自身が工夫したことを教えていただけますか？",
    );
  });

  it.each([
    ["insults", "頭の悪さ"],
    ["denials", "成果がないこと"],
    ["a number that is not in the text", "5名の反応"],
    ["another end than the section speaks of", "法人営業を続けて"],
    ["what nobody is judged by", "ご家族の反応"],
    ["more than thirty letters", `${"お客様の".repeat(8)}言葉`],
    ["nothing", ""],
  ])("puts the rules' words in the place of %s", (_, about) => {
    const [remark] = draftOf(only({ quote: "法人営業", about })).remarks;
    expect(remark).toMatchObject({
      worded: undefined,
      plain: "ここにそう言える出来事を加えると、場面が目に浮かぶ文章になります。",
    });
  });

  it("leaves nothing open where the frame does not", () => {
    const [remark] = draftOf(
      only({ kind: "shorten", quote: "法人営業", about: "お客様の反応" }),
    ).remarks;
    expect(remark).toMatchObject({ worded: undefined, example: undefined });
  });
});

it("fills up with the rules' remarks what a model left empty, and says nothing twice", () => {
  const twice = { kind: "how", quote: "法人営業", about: null };
  const draft = draftOf({ ...only({ quote: "法人営業" }), learnMore: [twice, twice] });
  const advice = settleAdvice(draft, undefined);
  expect(compassAdviceSchema.safeParse(advice).success).toBe(true);
  const counts = [advice.impressions, advice.learnMore, advice.improvements].map(
    ({ length }) => length,
  );
  expect(counts).toEqual([2, 2, 2]);
  expect(new Set(advice.learnMore).size).toBe(2);
});

describe("what may be said at all", () => {
  const reading = readIntroduction(input);
  const says = (words: string) => maySay(reading, words);

  it.each([
    "「課長」という言葉がよいです。",
    "『課長』という言葉がよいです。",
    "「法人営業という言葉がよいです。",
    "5年間の経験を書きましょう。",
    "５割の改善を書きましょう。",
    "五名のチームを書きましょう。",
    "売上を半分にを書きましょう。",
    "十社を書きましょう。",
    "②の点を書きましょう。",
    "Ⅳ章を書きましょう。",
    "数十名を書きましょう。",
    "女性ならではの視点が伝わります。",
    "お若いのに立派です。",
    "ご家族の支えが伝わります。",
    "大学での学びが伝わります。",
    "https://example.jp を見ましょう",
    "a@b.jp へ連絡しましょう",
    "<b>強く</b>書きましょう",
  ])("is not %s", (words) => {
    expect(says(words)).toBe(false);
  });

  it.each([
    "「お客様の「ありがとう」が励み」に人柄を感じます。",
    "3年の経験を書きましょう。",
    "三年の経験を書きましょう。",
    "１２０％の成果を書きましょう。",
    "もう一度読み、一つひとつ丁寧に書きましょう。",
    "（数字）を書きましょう。",
  ])("is %s", (words) => {
    expect(says(words)).toBe(true);
  });

  it.each([
    ["「a「b」c」と『d』", ["a「b」c", "d"]],
    ['“x” and "y"', ["x", "y"]],
    ["なし", []],
    ["「a", undefined],
    ["a」", undefined],
  ])("reads the quotes of %j", (text, spans) => {
    expect(quotedSpans(text)).toEqual(spans);
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
  ])("reads the numbers of %s", (text, values) => {
    expect([...numbersIn(text)]).toEqual(values);
  });
});
