import { describe, expect, it } from "vitest";
import { acceptModelAdvice } from "./accept.ts";
import { adviseByRules } from "./advise.ts";
import { inlineAt, quoteAround } from "./quotes.ts";
import { readIntroduction } from "./reading.ts";
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
    const answer = (quote: string) => ({
      impressions: [
        { text: "働きぶりが伝わりました。", quote: "法人営業を担当し" },
        { text: "歩みを追いやすい文章です。", quote },
      ],
      learnMore: ["どのような工夫をしましたか？", "次は何をしたいですか？"],
      improvements: [{ advice: "理由を添えませんか？" }, { advice: "順番を変えませんか？" }],
    });
    expect(acceptModelAdvice(text, answer("提案書を120件作成しました"))).toBeDefined();
    expect(acceptModelAdvice(text, answer("3年間離職していました"))).toBeUndefined();
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
