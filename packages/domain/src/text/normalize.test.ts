import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, foldForSearch, oneLine, splitWords, visibleText } from "./normalize.ts";

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

describe("words and digits", () => {
  it("splits at half- and full-width spaces", () => {
    expect(splitWords("　React　 TypeScript\n採用 ")).toEqual(["React", "TypeScript", "採用"]);
    expect(splitWords(" 　")).toEqual([]);
  });
});

describe("cleanText", () => {
  it("drops what turns the direction of writing, and leaves joined emoji whole", () => {
    expect(cleanText("請求書\u202Efdp.exe\u2066\u2069\u200E\u200F\u202A\u061C")).toBe(
      "請求書fdp.exe",
    );
    expect(cleanText("👩‍💻さん")).toBe("👩‍💻さん");
  });

  it("makes one line of a name", () => {
    expect(oneLine(" 履歴書\r\n\t2026\u0000\u202E.pdf ")).toBe("履歴書   2026.pdf");
  });

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
