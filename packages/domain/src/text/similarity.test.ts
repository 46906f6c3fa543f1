import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { similarityTo } from "./similarity.ts";

const text = fc.string({ unit: "grapheme" });

describe("similarityTo", () => {
  it("sees through width, case, kana script and spaces", () => {
    expect(similarityTo("Ｒｅａｃｔ の ケイケン")("reactのけいけん")).toBe(1);
  });

  it("tells a pasted reason from an own one", () => {
    const reason = "決済基盤の設計を主導されたご経験に惹かれ、ぜひお話を伺いたいと思いました。";
    expect(similarityTo(reason)(reason.replace("惹かれ", "魅力を感じ"))).toBeGreaterThan(0.8);
    expect(similarityTo(reason)(`${reason}！`)).toBeGreaterThan(0.9);
    expect(similarityTo(reason)("採用広報の立ち上げに興味を持ちました。")).toBeLessThan(0.4);
  });

  it("is 1 for equals, symmetric and never outside 0 to 1", () => {
    expect(similarityTo("")("")).toBe(1);
    expect(similarityTo("あ")("あ")).toBe(1);
    expect(similarityTo("あ")("")).toBe(0);
    expect(similarityTo("ああああ")("ああ")).toBe(0.5);
    fc.assert(
      fc.property(text, text, (a, b) => {
        const similarity = similarityTo(a)(b);
        expect(similarityTo(a)(a)).toBe(1);
        expect(similarity).toBe(similarityTo(b)(a));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
      }),
    );
  });
});
