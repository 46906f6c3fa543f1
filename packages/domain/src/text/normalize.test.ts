import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, foldForSearch, splitWords } from "./normalize.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("ガ", "カ", "\u3099", "ヷ", "ﾜ", "ﾞ", "J", "\u030c", "İ", "Σ"),
  }),
);

describe("foldForSearch", () => {
  it.each([
    ["ＲｅａｃｔＮａｔｉｖｅ", "reactnative"],
    ["ﾏﾈｼﾞﾒﾝﾄ", "まねじめんと"],
    ["マネジメント", "まねじめんと"],
    ["ヴァイオリン", "ゔぁいおりん"],
    ["①", "1"],
  ])("%s", (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it("folds once and for all", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
      }),
    );
  });
});

describe("words and digits", () => {
  it("splits at half- and full-width spaces", () => {
    expect(splitWords("　React　 TypeScript\n採用 ")).toEqual(["React", "TypeScript", "採用"]);
    expect(splitWords(" 　")).toEqual([]);
  });
});

describe("cleanText", () => {
  it("keeps line breaks and tabs, drops other control characters and spaces around", () => {
    expect(cleanText("　a\r\nb\tc\u0000\u0007\rd \n")).toBe("a\nb\tc\nd");
    expect(cleanText("\ud83d")).toBe("\ufffd");
  });

  it("cleans once and for all", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});
