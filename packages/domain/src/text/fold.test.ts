import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { visibleText } from "./visible.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(..."ガカ\u3099ヷﾜﾞJ\u030c\u0323İΣー-～1a¨ 　\n\u200b\ufe0f髙"),
  }),
);

describe("fold", () => {
  it.each([
    ["ＲｅａｃｔＮａｔｉｖｅ", "reactnative"],
    ["ﾏﾈｼﾞﾒﾝﾄ", "まねじめんと"],
    ["ヴァイオリン", "ゔぁいおりん"],
    ["髙﨑　太郎", "高崎太郎"],
    [" Ｊｏｈｎ　 Smith さん ", "john smithさん"],
    ["マネ－ジャ－1号\r\n二行目", "まねーじゃ-1号\n二行目"],
  ])("%j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("folds once and for all", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("is done with the longest text at once", () => {
    const start = performance.now();
    for (const part of ["あ-", "-", "ー-~", "\u200b", "か゛", "a ", "𠮷\u{E0100}"])
      for (const text of [part.repeat(100_000), `あ${part.repeat(100_000)}b`]) fold(text);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe("visibleText", () => {
  it.each([
    ["Ｒｅａｃｔ\u200B", "React"],
    ["\u202Eみな\u00ADと\u2066\uFEFF", "みなと"],
    ["葛\u{E0100}城\uFE0F\u3164\u2800\u2060", "葛城"],
    ["みなと　商会\n", "みなと 商会\n"],
  ])("%j", (text, visible) => {
    expect(visibleText(text)).toBe(visible);
  });
});
