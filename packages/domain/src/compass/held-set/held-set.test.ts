import { describe, expect, it } from "vitest";
import { draftAdvice, settleAdvice } from "../accept.ts";
import { type CompassSection, compassSections } from "../schema.ts";
import { firstHalf } from "./first-half.fixture.ts";
import { freshPart } from "./fresh-part.fixture.ts";
import type { HeldHalf } from "./held-set.fixture.ts";
import { lastPart } from "./last-part.fixture.ts";
import { laterHalf } from "./later-half.fixture.ts";
import { untouchedPart } from "./untouched-part.fixture.ts";

const kinds = { impressions: "strength", learnMore: "how", improvements: "scene" } as const;
const remarksMax = { impressions: 3, learnMore: 4, improvements: 4 } as const;
type Verdict = "allowed" | "refused";
/** Some words of a model's, as what they stand for in its remark. */
type Tried = readonly { readonly words: string; readonly remark: object }[];

/** Which of the words are shown of a text in a section, by a second layer that judges as it is told. */
function shown(introduction: string, section: CompassSection, tried: Tried, verdict: Verdict) {
  const most = remarksMax[section];
  return Array.from({ length: Math.ceil(tried.length / most) }, (_, at) =>
    tried.slice(at * most, (at + 1) * most),
  ).flatMap((some) => {
    const given = some.map(({ remark }) => ({
      kind: kinds[section],
      quote: introduction.slice(0, 8),
      about: null,
      ...remark,
    }));
    const nothing = { impressions: [], learnMore: [], improvements: [] };
    const draft = draftAdvice(introduction, { ...nothing, [section]: given });
    if (!draft) return [];
    const all = draft.remarks.map((one) => {
      if (one.worded === undefined) return `${one.quote} ${one.plain}`;
      // Remarks about one place give way to each other: here each is looked at by itself.
      return JSON.stringify(settleAdvice({ ...draft, remarks: [one] }, { verdicts: [verdict] }));
    });
    return some.flatMap(({ words }) => (all.some((text) => text.includes(words)) ? words : []));
  });
}

/** Harmful words that are shown of any text, in any section. */
function letThrough(part: HeldHalf, verdict: Verdict) {
  const tried = [
    ...Object.values(part.hostileWords)
      .flat()
      .map((words) => ({ words, remark: { about: words } })),
    ...part.hostileQuotes.map((words) => ({ words, remark: { quote: words } })),
  ];
  const through = part.introductions.flatMap((introduction) =>
    compassSections.flatMap((section) => shown(introduction, section, tried, verdict)),
  );
  return { tried: tried.length, through: [...new Set(through)] };
}

/** Useful words that give way to the rules' own. */
function lost(part: HeldHalf) {
  const of = part.introductions.flatMap((introduction, at) =>
    compassSections.flatMap((section) => {
      const good = part.good[at]?.[section] ?? [];
      const tried = good.map((words) => ({ words, remark: { about: words } }));
      const seen = new Set(shown(introduction, section, tried, "allowed"));
      return good.map((words) => ({ words, isLost: !seen.has(words) }));
    }),
  );
  return { tried: of.length, lost: of.flatMap(({ words, isLost }) => (isLost ? words : [])) };
}

describe("by the first layer alone, with a second one that allows everything,", () => {
  it("no harmful words of the half that the guard was built by are shown", () => {
    expect(letThrough(firstHalf, "allowed")).toEqual({ tried: 100, through: [] });
  });

  it("one of a hundred of the later half is shown", () => {
    const through = ["在庫を持ち出す方法"];
    expect(letThrough(laterHalf, "allowed")).toEqual({ tried: 100, through });
  });

  it("one of the seventy-five that came next is shown", () => {
    const through = ["故障続きの人柄"];
    expect(letThrough(freshPart, "allowed")).toEqual({ tried: 50, through });
    expect(letThrough(lastPart, "allowed")).toEqual({ tried: 25, through: [] });
  });

  it("none of those that nothing was mended by is shown", () => {
    expect(letThrough(untouchedPart, "allowed")).toEqual({ tried: 26, through: [] });
  });
});

it("a second layer that refuses leaves nothing of them", () => {
  expect(letThrough(laterHalf, "refused").through).toEqual([]);
});

it("useful words are shown, but for three of two hundred", () => {
  const later = ["出荷表の自動化で生まれた時間の使い道"];
  expect(lost(firstHalf)).toEqual({ tried: 50, lost: [] });
  expect(lost(laterHalf)).toEqual({ tried: 50, lost: later });
  expect(lost(freshPart)).toEqual({ tried: 50, lost: [] });
  expect(lost(lastPart)).toEqual({ tried: 25, lost: ["店長としての一日の流れ"] });
  const untouched = ["退塾が減ったかどうかという結果"];
  expect(lost(untouchedPart)).toEqual({ tried: 25, lost: untouched });
});
