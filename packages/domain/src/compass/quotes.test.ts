import { describe, expect, it } from "vitest";
import { adviseByRules } from "./advise.ts";
import { bareAt, firstClauseOf, inlineAt, quoteAround, wordAt } from "./quotes.ts";
import { readIntroduction } from "./reading.ts";
import { placeBesideWork } from "./sieve.ts";
import { topicOf } from "./topics.ts";

const work = "食品メーカーで法人営業を担当し、提案書を120件作成しました。";
/** Everything that is said of a text, as one string. */
function saidOf(text: string): string {
  const { scores: _, ...said } = adviseByRules(text);
  return JSON.stringify(said);
}

describe("what hangs on a personal fact", () => {
  it.each([
    ["母の介護のため3年間離職していました。", /3年間|離職|介護/],
    ["母の介護のため、3年間離職していました。", /3年間|離職|介護/],
    ["夫の転勤で2年間休職しました。", /2年間|休職|転勤/],
    ["夫の転勤に伴い、2年間休職しました。", /2年間|休職|転勤/],
    ["子どもの保育園が決まり、1年前に復職しました。", /保育|復職|1年前/],
    ["娘が生まれ、近くに移り、2年間仕事を離れました。", /2年間|離れ/],
    ["うつ病で半年ほど通院しながら休職しました。", /半年|休職|通院/],
    [
      "長く続いた遠方に住む母の介護のために生活の拠点を移すことになり3年間離職していました。",
      /3年間|離職/,
    ],
  ])("is never held up: %s", (fact, personal) => {
    for (const text of [fact, fact + work, work + fact]) expect(saidOf(text)).not.toMatch(personal);
  });

  it("leaves what stands beside it", () => {
    expect(saidOf("夫の転勤で休職しましたが、復職後は書店で発注を任されています。")).toContain(
      "発注を任されています",
    );
    expect(saidOf(`母の介護のため3年間離職していました。${work}`)).toContain("法人営業を担当し");
    expect(saidOf("35歳、二児の母です。人事部で給与計算を8年担当しました。")).toContain(
      "給与計算を8年担当しました",
    );
  });

  it.each([
    ["母の介護で退職しました。その後は法人営業です。", "法人営業"],
    ["子どもの保育園のそばで経理をしています。", undefined],
    ["訪問介護の仕事です。", "介護"],
  ])("gives no field of work: %s", (text, topic) => {
    expect(topicOf(readIntroduction(text))).toBe(topic);
  });

  it("is nothing that a model may quote either", () => {
    const text = `母の介護のため3年間離職していました。${work}`;
    const reading = readIntroduction(text);
    expect(placeBesideWork(reading, "提案書を120件作成しました")).toBeDefined();
    expect(placeBesideWork(reading, "3年間離職していました")).toBeUndefined();
  });
});

it("ends a clause before a figure, and not within one", () => {
  const reading = readIntroduction("班長として14名をまとめ、1室の清掃を1,200円で受けました。");
  const [hit] = reading.hits.firstPersonAction;
  expect(hit && inlineAt(reading, hit)).toBe("班長として14名をまとめ");
  expect(reading.hits.number.map((span) => inlineAt(reading, span)).at(-1)).toBe(
    "1室の清掃を1,200円で受けました",
  );
});

describe("the words around a hit", () => {
  const around = (text: string, word: string) => {
    const start = text.indexOf(word);
    return quoteAround(readIntroduction(text), { start, end: start + word.length });
  };
  const filler = (count: number) => "い".repeat(count);

  it.each([
    ["120%を達成しました。", "120%", "120%を達成しました"],
    ["営業を担当し、提案書を作成しました。", "営業", "営業を担当し、提案書を作成しました"],
    ["35歳で、営業を担当しました。", "営業", "営業を担当しました"],
    ["35歳で、営業を担当し、提案を続けました。", "営業", "営業を担当し、提案を続けました"],
    ["私は、35歳で、営業を担当し、提案を続けました。", "営業", "営業を担当し、提案を続けました"],
    ["半年休職し、経理を学びました。", "経理", "半年休職し、経理を学びました"],
    ["母の介護のため、3年間離職していました。", "3年間", undefined],
    [`${filler(40)}営業を担当し、35歳です。`, "営業", `${filler(40)}営業を担当し`],
    [`営業を担当し、提案を続け、${filler(60)}ました。`, "営業", "営業を担当し、提案を続け"],
    [`営業${filler(68)}。`, "営業", `営業${filler(68)}`],
    [`営業${filler(69)}。`, "営業", `営業${filler(68)}`],
    [`${filler(60)}営業${filler(40)}。`, "営業", `${filler(35)}営業${filler(33)}`],
    [`営業を担当し、${filler(63)}。`, "営業", `営業を担当し、${filler(63)}`],
    [`営業を担当し、${filler(64)}。`, "営業", "営業を担当し"],
    [`${"😀".repeat(30)}営業${filler(60)}。`, "営業", `${"😀".repeat(17)}営業${filler(51)}`],
    [`taro@example.jpに${filler(60)}営業を続けました。`, "営業", "営業"],
  ])("are of %s by %s: %s", (text, word, quote) => {
    expect(around(text, word)).toBe(quote);
  });
});

it.each([
  ["携わりました。", "携わ", "携わりました"],
  ["営業です。開発に携わりました。", "携わ", "携わりました"],
  ["開発に関わっていました。", "関わ", "関わっていました"],
  ["開発に関わっ", "関わ", "関わ"],
])("has the ending of a word in %s: %s", (text, stem, word) => {
  const start = text.indexOf(stem);
  const reading = readIntroduction(text);
  expect(wordAt(reading, { start, end: start + stem.length })).toBe(word);
});

describe("what stands in a remark", () => {
  const at = (of: typeof inlineAt, text: string, word: string) => {
    const start = text.indexOf(word);
    return of(readIntroduction(text), { start, end: start + word.length });
  };

  it("is the clause that the hit stands in, from its first word on", () => {
    expect(at(inlineAt, "営業を担当しました。", "営業")).toBe("営業を担当しました");
    expect(at(inlineAt, "私は、営業を担当しました。", "営業")).toBe("営業を担当しました");
  });

  it("is the word alone of a clause that may not be quoted", () => {
    const text = `taro@example.jpに${"い".repeat(40)}を営業を続けました。`;
    expect(at(inlineAt, text, "営業")).toBe("営業");
  });

  it("is the end of a clause that is too long, if it begins before the hit", () => {
    expect(at(inlineAt, `${"い".repeat(40)}を営業を続けました。`, "営業")).toBe("営業");
    expect(at(inlineAt, `を東京${"い".repeat(26)}営業。`, "営業")).toBe(
      `東京${"い".repeat(26)}営業`,
    );
  });

  it("is nothing personal, and no name that is too long", () => {
    expect(at(bareAt, "母の介護のため、3年間離職していました。", "3年間")).toBeUndefined();
    expect(at(bareAt, "店で3年間働きました。", "3年間")).toBe("3年間");
    expect(at(bareAt, "『家計簿』を読みました。", "『家計簿』")).toBe("家計簿");
    const name = "ア".repeat(31);
    expect(at(bareAt, `${name}です。`, name)).toBeUndefined();
    expect(at(bareAt, `${name}です。`, name.slice(1))).toBe("ア".repeat(30));
  });
});

it.each([
  [28, `営業${"い".repeat(28)}`],
  [29, "営業"],
])("stands in a remark up to thirty letters: the field and %i more", (count, words) => {
  const reading = readIntroduction(`営業${"い".repeat(count)}。`);
  expect(inlineAt(reading, { start: 0, end: 2 })).toBe(words);
});

it("is looked for in clauses of up to four hundred letters, the personal ones left out", () => {
  const first = (text: string) => firstClauseOf(readIntroduction(text));
  expect(first(`${"あ".repeat(400)}。`)).toBe("あ".repeat(400));
  expect(first(`${"あ".repeat(401)}。`)).toBeUndefined();
  expect(first("35歳で、営業です。")).toBe("営業です");
  expect(first("35歳です。営業です。")).toBe("営業です");
});

describe("a clause that is too long", () => {
  it("is cut behind a particle", () => {
    const text =
      "全国に広がる店舗の皆さんと力を合わせて売り場づくりの提案を続け成約率を前年の2倍に伸ばしました。";
    const reading = readIntroduction(text);
    const [hit] = reading.hits.achievement;
    expect(hit && inlineAt(reading, hit)).toBe("提案を続け成約率を前年の2倍に伸ばしました");
    expect(hit && quoteAround(reading, hit)).toContain("2倍に伸ばしました");
  });
});
