import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { countGraphemes } from "./graphemes.ts";
import { excerptAround, markWords } from "./marks.ts";
import { searchWords } from "./search-words.ts";

const found = (text: string, words: string) =>
  markWords(text, words)
    .filter(({ isFound }) => isFound)
    .map((part) => part.text);

it.each([
  ["火曜１９時にＺｏｏｍで", "zoom 19", ["１９", "Ｚｏｏｍ"]],
  ["ｶｼﾞｭｱﾙ面談", "かじゅ", ["ｶｼﾞｭ"]],
  ["ガラス", "が", ["ガ"]],
  // What two words have in common is marked once, and whole.
  ["面談日程", "面談日 談日程", ["面談日程"]],
  ["㌔で走る", "キロ", ["㌔"]],
  ["なし", "あり", []],
  ["React　Native と", '"react native"', ["React　Native"]],
  ["テ゛－タ分析", "データ", ["テ゛－タ"]],
  ["髙﨑\u200B様", "高崎様", ["髙﨑\u200B様"]],
  ["山田　太郎", "山田太郎", ["山田　太郎"]],
])("marks in %s what %s finds", (text, words, expected) => {
  expect(found(text, words)).toEqual(expected);
});

const texts = fc.string({
  unit: fc.constantFrom(..."aＡあアｱﾞが　 \n1１面👨‍👩‍👧㌔"),
  maxLength: 40,
});

it("cuts a text without losing or adding anything", () => {
  fc.assert(
    fc.property(texts, texts, (text, words) => {
      const parts = markWords(text, words);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const [at, part] of parts.entries())
        expect(part.isFound).not.toBe(parts[at - 1]?.isFound);
    }),
  );
});

it("marks something where a search finds something, and nowhere else", () => {
  const text = fc.string({
    unit: fc.constantFrom(..."デテ゛゜－ー-~aBé 　\n\u200b1髙㌔、\u3099\u0301"),
    maxLength: 20,
  });
  const words = fc.tuple(text, fc.nat(20), fc.integer({ min: 1, max: 5 }));
  fc.assert(
    fc.property(words, ([one, from, length]) => {
      const asked = one.slice(from, from + length);
      const isThere = searchWords(asked).some((word) => fold(one).includes(word));
      expect(found(one, asked).length > 0).toBe(isThere);
    }),
    { numRuns: 3000, seed: 20261130 },
  );
});

it("marks the longest text at once", () => {
  const start = performance.now();
  for (const part of ["か゛", "゛", "ー", "a ", "か-", "\u3099", "𠮷\u{E0100}", "か"])
    markWords(`か${part.repeat(10_000)}`, `"${part.repeat(5)}" か ー`);
  expect(performance.now() - start).toBeLessThan(3000);
});

it("shows the part around what was found, within its length", () => {
  const text = `${"あ".repeat(100)}面談${"い".repeat(100)}`;
  expect(excerptAround(text, "面談", 20)).toBe(`…${"あ".repeat(5)}面談${"い".repeat(11)}…`);
  expect(excerptAround(`面談${"い".repeat(100)}`, "面談", 10)).toBe(`面談${"い".repeat(7)}…`);
  expect(excerptAround(`${"あ".repeat(100)}面談`, "面談", 10)).toMatch(/^….*面談$/);
  expect(excerptAround(`${"あ".repeat(100)}面談`, "面談", 10)).toBe(`…${"あ".repeat(7)}面談`);
  expect(excerptAround(`${"あ".repeat(18)}面談`, "面談", 20)).toBe(`${"あ".repeat(18)}面談`);
  expect(excerptAround("あいうえおかき", "う", 4)).toBe("…いう…");
  expect(excerptAround("あいうえお", "ん", 3)).toBe("あい…");
  expect(excerptAround("一行目\n二行目", "二", 20)).toBe("一行目 二行目");
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 4, max: 30 }), (one, words, max) => {
      expect(countGraphemes(excerptAround(one, words, max))).toBeLessThanOrEqual(max);
    }),
  );
});
