import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes, truncateGraphemes } from "./graphemes.ts";

const texts = fc.string({ unit: "grapheme" });

describe("countGraphemes", () => {
  it.each([
    ["", 0],
    ["あいう", 3],
    ["か\u3099", 1],
    ["e\u0301", 1],
    ["👨‍👩‍👧‍👦", 1],
    ["🇯🇵🇯🇵", 2],
    ["👍🏽", 1],
    ["葛\u{e0100}", 1],
    ["1行目\r\n2行目", 7],
  ])("%j", (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});

describe("truncateGraphemes", () => {
  it("shortens to whole characters and counts the ellipsis", () => {
    expect(truncateGraphemes("👨‍👩‍👧‍👦👍🏽あ", 2)).toBe("👨‍👩‍👧‍👦👍🏽");
    expect(truncateGraphemes("あいうえお", 4, "…")).toBe("あいう…");
    expect(truncateGraphemes("あいう", 3, "…")).toBe("あいう");
    expect(truncateGraphemes("👍👍👍", 3, "…")).toBe("👍👍👍");
    expect(truncateGraphemes("あい", 1, "…")).toBe("…");
    expect(truncateGraphemes("\u06001あ", 1)).toBe("\u06001");
  });

  it("gives a beginning of the text that is short enough, and short texts unchanged", () => {
    fc.assert(
      fc.property(texts, fc.nat(20), (text, max) => {
        const cut = truncateGraphemes(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(countGraphemes(cut)).toBe(Math.min(max, countGraphemes(text)));
      }),
    );
  });
});
