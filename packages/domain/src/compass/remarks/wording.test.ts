import { expect, it } from "vitest";
import { adviseByRules } from "../advise.ts";

/** The same text in many forms, so that each wording of a remark comes up. */
const forms = (text: string) => Array.from({ length: 40 }, (_, n) => `${text}${"。".repeat(n)}`);

function saidOf(text: string): string[] {
  return forms(text).flatMap((one) => {
    const { impressions, learnMore, improvements } = adviseByRules(one);
    return [
      ...impressions.map((remark) => remark.text),
      ...learnMore,
      ...improvements.map(({ advice }) => advice),
    ];
  });
}

it.each([
  "業務を改善しました。",
  "売上を2割増やしました。",
  "チームで開発しました。",
  "何事にも頑張ります。",
  "提案書を作成しました。",
])("joins no sentence to what takes a noun: %s", (text) => {
  const said = saidOf(text);
  expect(said.length).toBeGreaterThan(100);
  for (const remark of said)
    expect(remark).not.toMatch(
      /(?:ました|ます|何事にも)」(?:こと|までの|が仕事で|という(?:仕事|お仕事))/,
    );
});

it.each([
  ["Salesforceの画面をよく見ています", "Salesforce"],
  ["担当のお店は全部で50店舗です", "50店舗"],
  ["いまの職場は5年目です", "5年目"],
  ["『家計簿』という本にかかわる仕事です", "家計簿"],
])("puts the name or the figure alone where a name is meant: %s", (text, word) => {
  const remarks = saidOf(text).filter((one) =>
    /名前|数字がある|仕事の大きさ|時期や期間|時間の手がかり/.test(one),
  );
  expect(remarks.length).toBeGreaterThan(0);
  for (const remark of remarks) expect(remark).toContain(`「${word}」`);
});
