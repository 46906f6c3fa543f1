import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clean, oneLine } from "./clean.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      ..."aか\u3099\u0301\ufe0f\u200d\u200b\u2028\r\n\t 　👩🏴",
      "\u{e0067}",
      "\ud83d",
    ),
  }),
);

describe("clean", () => {
  it.each([
    [
      "what turns the direction of writing",
      "請求書\u202Efdp.exe\u2066\u2069\u200E\u200F\u202A\u061C",
      "請求書fdp.exe",
    ],
    ["spaces that nobody sees", "\uFEFFみな\u200Bと\u2060商\u00AD会\u3164", "みなと商会"],
    ["control characters and spaces around", "　a\r\nb\tc\u0000\u0007\rd \n", "a\nb\tc\nd"],
    ["other kinds of line breaks", "a\u2028b\u2029c\vd\fe\u0085f", "a\nb\nc\nd\ne\nf"],
    ["halves of letters", "a\ud83db\ude00", "ab"],
    ["a text that nobody sees behind a letter", "a\u{E0041}\u{E0042}b", "ab"],
    ["joiners that join nothing", "\u200D\uFE0Fa\u200D b \uFE0Fc\u200C", "a b c"],
    ["marks piled up", `e${"\u0335".repeat(70)}f`, `e${"\u0335".repeat(8)}f`],
  ])("leaves out %s", (_, text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it.each([
    ["an emoji of several", "👩‍💻さん"],
    ["a family", "👨‍👩‍👧‍👦"],
    ["a heart", "❤\uFE0F"],
    ["a keycap", "1\uFE0F\u20E3"],
    ["the flag of a part of a country", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
    ["a form of a letter", "葛\u{E0100}城"],
    ["a letter that is another's double", "\uFA19山"],
    ["letters of half and full width", "Ａｂ ｶﾅ　①"],
    ["Persian", "می\u200Cخواهم"],
    ["an address", "東京都台東区蔵前1-1-1　2階"],
  ])("leaves %s as it is", (_, text) => {
    expect(clean(text)).toBe(text);
  });

  it.each(["か\u3099", "e\u0301", "ハ\u200B\u309A"])("composes the letters of %j", (text) => {
    expect(clean(text)).toHaveLength(1);
  });

  it.each([
    ...[
      "",
      " ",
      "　",
      "\u200B",
      "\u3164",
      "\uFFA0",
      "\u2800",
      "\u00AD",
      "\u2060",
      "\uFE0F",
      "\u200D",
      "\u{E0100}",
    ],
    ...[
      "\uFEFF\u200B",
      "\u115F",
      "\u180E",
      "\u034F",
      "\n\u200E\n",
      "\ud83d",
      "\u2800\u3164 \u200B",
    ],
  ])("finds nothing in %j", (text) => {
    expect(clean(text)).toBe("");
  });

  it("makes one line of a name", () => {
    expect(oneLine(" 履歴書\r\n\t2026\u0000\u202E.pdf ")).toBe("履歴書   2026.pdf");
  });

  it("cleans once and for all", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  it("is done with the longest text at once", () => {
    const start = performance.now();
    for (const part of [
      "\u200d ",
      "a\u0301",
      "\ufe0f",
      "🏴\u{e0067}",
      "\u{e0067}",
      "\ud83d",
      " \u200d",
      "\u200d",
    ])
      for (const text of [part.repeat(100_000), `a${part.repeat(100_000)}b`]) clean(text);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
