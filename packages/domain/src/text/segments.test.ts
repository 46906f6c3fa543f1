import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { diffTexts } from "./diff.ts";
import { countGraphemes, truncateGraphemes } from "./graphemes.ts";
import { markWords } from "./marks.ts";
import { segmentsByHand, segmentsOf } from "./segments.ts";

const cut = (text: string, granularity: "grapheme" | "word") =>
  Array.from(segmentsByHand(text, granularity), ({ segment }) => segment);

/** What people write here, and how many characters they count. */
const counted = [
  ["", 0],
  ["山田　太郎", 5],
  ["か\u3099き\u309a", 2],
  ["ﾃﾞｰﾀﾍﾞｰｽ", 6],
  ["e\u0301\u0323", 1],
  ["葛\u{e0100}城", 2],
  ["𠮷野家", 3],
  ["1行目\r\n2行目\n3行目", 11],
  ["👍🏽👍", 2],
  ["👨‍👩‍👧‍👦と👩🏽‍💻", 3],
  ["🇯🇵🇯🇵🇯", 3],
  ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}。", 2],
  ["1️⃣2️⃣", 2],
  ["❤️‍🔥", 1],
  ["©™〜", 3],
] as const;

describe("where there is no Intl.Segmenter", () => {
  it.each(counted)("%j has its characters", (text, count) => {
    expect(cut(text, "grapheme")).toHaveLength(count);
    expect(Array.from(segmentsOf(text, "grapheme"))).toHaveLength(count);
  });

  it("words end where the kind of letter changes", () => {
    expect(cut("東京のIT企業でデータベースを3年、設計。", "word")).toEqual([
      "東京",
      "の",
      "IT",
      "企業",
      "で",
      "データベース",
      "を",
      "3",
      "年",
      "、",
      "設計",
      "。",
    ]);
    expect(cut("a  b\n", "word")).toEqual(["a", "  ", "b", "\n"]);
  });

  it("pieces are the text, each where it begins", () => {
    const texts = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(texts, fc.constantFrom("grapheme" as const, "word" as const), (text, kind) => {
        const pieces = [...segmentsByHand(text, kind)];
        expect(pieces.map(({ segment }) => segment).join("")).toBe(text);
        expect(
          pieces.filter(({ segment, index }) => !segment || !text.startsWith(segment, index)),
        ).toEqual([]);
      }),
      { seed: 20261130 },
    );
  });

  it("a long text is cut in a moment", () => {
    const start = performance.now();
    for (const unit of ["👩‍", "\u0301", "👍🏽", "🇯🇵", "あ\u3099"])
      expect(cut(unit.repeat(20_000), "grapheme").length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("a browser that lacks it", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("counts, shortens, marks and compares all the same", () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    expect(countGraphemes("👨‍👩‍👧‍👦と𠮷")).toBe(3);
    expect(truncateGraphemes("👍🏽👍🏽👍🏽", 2)).toBe("👍🏽👍🏽");
    expect(markWords("経理のﾃﾞｰﾀです", "データ")).toEqual([
      { text: "経理の", isFound: false },
      { text: "ﾃﾞｰﾀ", isFound: true },
      { text: "です", isFound: false },
    ]);
    expect(diffTexts("在宅は週2日です。", "在宅は週3日です。")).toEqual([
      { kind: "kept", text: "在宅は週" },
      { kind: "removed", text: "2" },
      { kind: "added", text: "3" },
      { kind: "kept", text: "日です。" },
    ]);
  });
});
