import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repeatedShare } from "./repetition.ts";

const earlier = "まずは三十分ほど、お互いの仕事についてお話しできればうれしいです。";

describe("repeatedShare", () => {
  it.each([
    ["", 0],
    ["短い文章です", 0],
    ["決済基盤の設計を主導されたご経験に惹かれました。", 0],
    ["お話しできればうれし", 1],
    ["お話しできればうれ", 0],
    [earlier, 1],
    ["まずは 三十分ほど、お互いの　仕事についてお話しできればうれしいです！", 1],
    ["マズハ三十分ホドお互いの仕事についてお話しできればうれしいです", 1],
  ])("of %j is %d", (text, share) => {
    expect(repeatedShare(text, ["別の文章がここにあります。", earlier])).toBe(share);
  });

  it("counts the letters of the repeated runs", () => {
    const own = "設計の記事を拝見しました";
    const share = repeatedShare(`${own}。お互いの仕事についてお話しできれば`, [earlier]);
    expect(share).toBeCloseTo(17 / (17 + [...own].length), 5);
  });

  it("stays within 0 to 1, is 1 for what was sent before, and never falls with more texts", () => {
    const text = fc.string({
      unit: fc.constantFrom("あ", "い", "ウ", "a", " ", "。"),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), text, (one, others, more) => {
        const share = repeatedShare(one, others);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(repeatedShare(one, [...others, more])).toBeGreaterThanOrEqual(share);
        expect([0, 1]).toContain(repeatedShare(one, [one]));
      }),
    );
  });

  it("answers quickly for the longest text and two hundred earlier ones", () => {
    const long = Array.from({ length: 800 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
    const others = Array.from({ length: 200 }, (_, n) => `${n}${long}`);
    const start = performance.now();
    expect(repeatedShare(long, others)).toBe(1);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
