import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textSimilarity } from "./similarity.ts";

const text = fc.string({ unit: "grapheme" });

describe("textSimilarity", () => {
  it("sees through width, case, kana script and spaces", () => {
    expect(textSimilarity("Ｒｅａｃｔ の ケイケン", "reactのけいけん")).toBe(1);
  });

  it("tells a pasted reason from an own one", () => {
    const reason = "決済基盤の設計を主導されたご経験に惹かれ、ぜひお話を伺いたいと思いました。";
    expect(textSimilarity(reason, reason.replace("惹かれ", "魅力を感じ"))).toBeGreaterThan(0.8);
    expect(textSimilarity(reason, `${reason}！`)).toBeGreaterThan(0.9);
    expect(textSimilarity(reason, "採用広報の立ち上げに興味を持ちました。")).toBeLessThan(0.4);
  });

  it("is 1 for equals, symmetric and never outside 0 to 1", () => {
    expect(textSimilarity("", "")).toBe(1);
    expect(textSimilarity("あ", "あ")).toBe(1);
    expect(textSimilarity("あ", "")).toBe(0);
    fc.assert(
      fc.property(text, text, (a, b) => {
        const similarity = textSimilarity(a, b);
        expect(textSimilarity(a, a)).toBe(1);
        expect(similarity).toBe(textSimilarity(b, a));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
      }),
    );
  });
});
