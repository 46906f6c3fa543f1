import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes } from "../text/graphemes.ts";
import { adviseByRules } from "./advise.ts";
import { quotedSpans } from "./quoted-spans.ts";
import { type CompassAdvice, compassAdviceSchema } from "./schema.ts";

const parts = [
  "SaaS企業で3年間、法人営業を担当しています。",
  "売上を前年比１２０％に伸ばしました！",
  "コミュニケーション能力に自信があります。",
  "プロジェクトに携わりました\n",
  "・コストを三割削減",
  "今後は挑戦したいです😊",
  "35歳、二児の母です。",
  "早稲田大学を卒業しました。",
  "「ありがとう」と言われ、",
  "目標は未達でした。",
  "I led a team of 8 people. ",
  "全社横断業務効率化推進委員会事務局長",
  "「",
  "、",
  "。",
  "\n",
  "👨‍👩‍👧‍👦",
  "が得意で、",
  "連絡先はtaro@example.jpです。",
];
/** Anything that can be typed: parts of introductions, and any characters between them. */
const typed = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: "binary", maxLength: 40 })), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join("").slice(0, 800));

const quotesOf = ({ impressions, improvements }: CompassAdvice) =>
  [...impressions, ...improvements].flatMap(({ quote }) => (quote === undefined ? [] : [quote]));
const textsOf = ({ impressions, learnMore, improvements }: CompassAdvice) => [
  ...impressions.map(({ text }) => text),
  ...learnMore,
  ...improvements.map(({ advice }) => advice),
];

describe("for any text of up to 800 characters", () => {
  it("has the shape and the counts that are promised", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const advice = adviseByRules(text);
        expect(compassAdviceSchema.safeParse(advice).error).toBeUndefined();
        expect(advice.impressions.length).toBeGreaterThanOrEqual(2);
        expect(advice.learnMore.length).toBeGreaterThanOrEqual(2);
        expect(advice.improvements.length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 400 },
    );
  });

  it("quotes the text's own words only, and nothing personal", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const advice = adviseByRules(text);
        for (const quote of quotesOf(advice)) {
          expect(text).toContain(quote);
          expect(quote).not.toMatch(/35歳|二児の母|大学|example/);
        }
        for (const remark of textsOf(advice))
          for (const words of quotedSpans(remark) ?? [remark]) expect(text).toContain(words);
      }),
      { numRuns: 400 },
    );
  });

  it("never says a sentence twice, and always says the same of the same text", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const advice = adviseByRules(text);
        expect(new Set(textsOf(advice)).size).toBe(textsOf(advice).length);
        expect(adviseByRules(text)).toEqual(advice);
      }),
      { numRuns: 200 },
    );
  });
});

describe("scores", () => {
  const plain =
    "法人営業を担当しています。お客様の課題を聞き、提案書を作成しています。日々の訪問を大切にしてきました。";
  const { scores } = adviseByRules(plain);

  it("rise with a number, and fall by none", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999 }), (count) => {
        const more = adviseByRules(`${plain}担当は${count}社です。`).scores;
        expect(more.concreteness).toBeGreaterThan(scores.concreteness);
        expect(more.role).toBeGreaterThanOrEqual(scores.role);
      }),
    );
  });

  it.each([
    ["achievement", "売上を3割増やしました。"],
    ["role", "新人の研修を企画しました。"],
    ["future", "今後は商品企画に挑戦したいです。"],
  ] as const)("rise for %s", (name, sentence) => {
    expect(adviseByRules(plain + sentence).scores[name]).toBeGreaterThan(scores[name]);
  });

  it.each([
    [
      "a result without its number",
      "achievement",
      "売上を3割増やしました。",
      "売上を増やしました。",
    ],
    ["team-only wording", "role", "", "開発に携わりました。"],
    ["an empty phrase", "readability", "", "何事にも頑張ります。"],
    ["a long sentence", "readability", "", `${"とても長い文章が続き、".repeat(9)}終わります。`],
  ] as const)("are lower for %s", (_, name, before, after) => {
    const lower = adviseByRules(plain + after).scores[name];
    expect(lower).toBeLessThan(adviseByRules(plain + before).scores[name]);
  });

  it("do not look at age, school or family", () => {
    const personal = adviseByRules(`${plain}35歳、二児の母です。東京大学を卒業しました。`).scores;
    expect(personal.concreteness).toBeLessThanOrEqual(scores.concreteness);
  });
});

describe("examples of another wording", () => {
  const exampleOf = (text: string, quote: string) =>
    adviseByRules(text).improvements.find((one) => one.quote === quote)?.example;

  it("keep the person's words and leave blanks", () => {
    expect(
      exampleOf(
        "広告の運用を任され、費用を削減しました。",
        "広告の運用を任され、費用を削減しました",
      ),
    ).toBe("広告の運用を任され、費用を（数字）削減しました。");
    expect(
      exampleOf("基幹システムの刷新に携わりました。", "基幹システムの刷新に携わりました"),
    ).toBe("基幹システムの刷新で、（自分の役割）として（自分がしたこと）を担当しました。");
  });

  it("cut a long sentence where it can be cut", () => {
    const long =
      "食品メーカーの営業として都内の量販店を担当し、売り場づくりの提案や販売促進の企画、在庫の調整などを通じて店舗の皆さんと信頼関係を築き、新しい商品の導入にもつなげてきました。";
    expect(countGraphemes(long)).toBeGreaterThan(80);
    const [first] = adviseByRules(long).improvements;
    expect(first?.example).toContain("担当しました。そして、売り場づくり");
  });
});
