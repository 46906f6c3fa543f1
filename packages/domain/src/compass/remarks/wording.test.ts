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

it.each([
  [
    "提案書を作成しました。",
    "取り組んだことのあとに、その結果どうなったのかを続けると、仕事の価値まで伝わります。",
    "ここに、仕事の結果として何が変わったのかを書き足してみましょう。小さな変化でもかまいません。",
    "期間や人数、件数など、仕事の規模がわかる数字をひとつ入れてみませんか？",
    "読み手が場面を思い浮かべられるように、いつ、どのくらいの規模だったのかを書いてみませんか？",
    "結びに、これから挑戦したいことを書いてみませんか？企業が声をかけるきっかけになります。",
    "次の職場でかなえたいことを、最後に書き添えてみませんか？",
  ],
  [
    "業務を改善しました。",
    "「改善しました」という成果に、変化の大きさがわかる数字を添えると、ぐっと伝わりやすくなります。",
    "「改善しました」の前と後を、数字や具体的な様子で比べてみましょう。",
  ],
  [
    "チームで開発しました。",
    "「チームで」だけでは、どこまでがご自身の仕事だったのかが見えにくくなります。担当した部分を書き分けてみましょう。",
    "「チームで」という表現を、自分がしたことを表す動詞に置き換えると、役割がはっきりします。",
  ],
  [
    "何事にも頑張ります。",
    "「何事にも」は多くの方が使う言葉です。それが表れた場面をひとつ添えると、あなただけの言葉になります。",
    "「何事にも」と言い切る代わりに、そう言える出来事を書くと、読み手が自分で納得できます。",
    "「何事にも」を支える具体的な行動を、続けて書いてみましょう。",
  ],
  [
    `昨年、${"あ".repeat(81)}。`,
    "ここから続く文が長く、読み手は途中で息をつぎたくなります。伝えたいことごとに文を分けてみましょう。",
    "この文には複数の話題が入っています。話題の変わり目で文を切ると、それぞれの経験が引き立ちます。",
  ],
  [
    "売上を2割増やしました。",
    "この仕事で工夫したことをひと言添えると、次の職場でも再現できる力だと伝わります。",
    "ここで壁になったことと、それをどう越えたのかを加えると、文章に奥行きが出ます。",
  ],
])("has more than one wording for a remark: %s", (text, ...wordings) => {
  const said = saidOf(text);
  for (const wording of wordings) expect(said).toContain(wording);
});

it("shows the last of the sentences that end alike", () => {
  const text = "朝は市場へ行きました。昼は店を見ました。夜は帳簿をつけました。";
  expect(adviseByRules(text).improvements).toContainEqual({
    quote: "夜は帳簿をつけました",
    advice:
      "「ました」で終わる文が続き、少し単調に感じられます。文をつないだり、名詞で止めたりして、リズムを変えてみませんか？",
  });
});
