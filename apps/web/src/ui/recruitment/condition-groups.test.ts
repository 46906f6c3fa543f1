import { describe, expect, it } from "vitest";
import { changedConditions, conditionGroups } from "./condition-groups.ts";
import { conditionTexts } from "./condition-text.ts";
import type { Conditions } from "./conditions.ts";

const employed: Conditions = {
  title: "決済基盤のサーバーサイドエンジニア",
  employmentType: "midCareer",
  contractType: "regular",
  occupations: ["serverSideEngineer"],
  duties: "決済基盤の設計と開発",
  dutiesChangeScope: { kind: "noChange" },
  workplaces: [13],
  workplaceAddress: { text: "東京都港区1-1", isFullRemote: false },
  workplaceChangeScope: { kind: "text", text: "全国の支社" },
  contractPeriod: { kind: "indefinite" },
  probation: { kind: "months", months: 3, conditions: undefined },
  workHours: { kind: "discretionary", deemedHours: 8 },
  breakTime: 60,
  overtime: { kind: "monthly", hours: 15 },
  minSalary: 600,
  maxSalary: 850,
  fixedOvertimePay: { kind: "included", yen: 50_000, hours: 20 },
  insurance: ["employment", "health"],
  dispatch: false,
};
const contracted: Conditions = {
  title: "週1日からのデザイン支援",
  employmentType: "sideJob",
  contractType: "outsourcing",
  duties: "画面の設計",
  reward: { type: "hourly", yen: 5000, paymentDue: "翌月末日" },
  workHours: { kind: "weekly", hours: 8 },
};
const termsOf = (conditions: Conditions) =>
  new Map(
    conditionGroups(conditions).flatMap(({ terms }) =>
      terms.map(({ term, value }) => [term, value] as const),
    ),
  );

describe("conditionGroups", () => {
  it("states every condition of employment in words", () => {
    const terms = termsOf(employed);
    expect(terms.get("仕事内容の変更の範囲")).toBe("変更なし");
    expect(terms.get("就業場所の変更の範囲")).toBe("全国の支社");
    expect(terms.get("想定年収")).toBe("600万円〜850万円");
    expect(terms.get("固定残業代")).toBe("あり（月50,000円、20時間分。超過分は追加で支給）");
    expect(terms.get("就業時間")).toBe("裁量労働制（みなし時間：1日8時間）");
    expect(terms.get("試用期間")).toBe("3か月");
    expect(terms.get("勤務地（都道府県）")).toBe("東京都");
  });

  it("shows what the law asks for even when it is empty, and leaves the rest out", () => {
    const terms = termsOf(employed);
    expect(terms.get("賃金の内訳")).toBe("");
    expect(terms.has("選考の流れ")).toBe(false);
    expect(terms.has("報酬")).toBe(false);
  });

  it("speaks of contract work in its own words", () => {
    const terms = termsOf(contracted);
    expect(terms.get("業務の内容")).toBe("画面の設計");
    expect(terms.get("週の稼働時間の目安")).toBe("週8時間");
    expect(terms.get("報酬")).toBe("時給 5,000円\n支払期日：翌月末日");
    expect(terms.get("契約の解除・不更新")).toBe("");
    expect(terms.has("想定年収")).toBe(false);
  });

  it("puts every condition somewhere", () => {
    const all = Object.keys(conditionTexts).filter(
      (field) => !["title", "maxSalary"].includes(field),
    );
    const filled = { ...contracted, ...employed, contractType: "fixedTerm" } as Conditions;
    const shown = changedConditions(
      {},
      {
        ...filled,
        renewal: "yes",
        renewalCriteria: "業務量による",
        renewalLimit: { kind: "years", value: 4 },
        holidays: "土日祝",
        salaryDetail: "基本給",
        smokingMeasures: "other",
        smokingMeasuresDetail: "喫煙所あり",
        employerName: "株式会社例",
        employerAddress: "東京都",
        employerContact: "03",
        cancelTerms: "30日前",
        workConditions: ["mainRemote"],
        requirements: "経験3年",
        welcome: "英語",
        selectionProcess: "面接2回",
        closesAt: "2025-05-01",
      },
    );
    expect(shown).toHaveLength(all.length + 1);
  });
});

describe("changedConditions", () => {
  it("names what reads differently, old and new", () => {
    expect(changedConditions(employed, employed)).toEqual([]);
    expect(changedConditions(employed, { ...employed, maxSalary: 800 })).toEqual([
      { term: "想定年収", before: "600万円〜850万円", after: "600万円〜800万円" },
    ]);
  });
});
