import { describe, expect, it } from "vitest";
import { type DiffPiece, diffTexts } from "./diff.ts";

const of = (pieces: readonly DiffPiece[], ...kinds: DiffPiece["kind"][]) =>
  pieces
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join("");

/** The same numbers every time, so that a failure can be looked at again. */
function randomTexts(seed: number): [string, string] {
  let state = seed;
  const next = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % max;
  };
  const parts = [
    "東京",
    "本社",
    "の",
    "営業",
    "、",
    "\n",
    "React",
    " ",
    "👨‍👩‍👧",
    "が",
    "ます。",
    "500",
  ];
  const text = () => Array.from({ length: next(40) }, () => parts[next(parts.length)]).join("");
  const before = text();
  return next(2) === 0 ? [before, text()] : [before, before + text()];
}

describe("diffTexts", () => {
  it("names the word that changed and keeps what stands around it", () => {
    expect(diffTexts("就業場所は東京本社の予定です。", "就業場所は大阪本社の予定です。")).toEqual([
      { kind: "kept", text: "就業場所は" },
      { kind: "removed", text: "東京" },
      { kind: "added", text: "大阪" },
      { kind: "kept", text: "本社の予定です。" },
    ]);
  });

  it("shows one change where only a particle lies between two", () => {
    const pieces = diffTexts("大阪の営業を担当します。", "東京の開発を担当します。");
    expect(pieces.slice(0, 2)).toEqual([
      { kind: "removed", text: "大阪の営業" },
      { kind: "added", text: "東京の開発" },
    ]);
  });

  it.each([
    ["大阪から営業", "東京から開発", ["-大阪から営業", "+東京から開発"]],
    ["大阪までの営業", "東京までの開発", ["-大阪", "+東京", "=までの", "-営業", "+開発"]],
    ["昨年大阪で", "昨年東京で", ["=昨年", "-大阪", "+東京", "=で"]],
    ["大阪です", "東京です", ["-大阪", "+東京", "=です"]],
    ["大阪の営業", "の開発", ["-大阪の営業", "+の開発"]],
    ["大阪の営業", "東京の", ["-大阪の営業", "+東京の"]],
  ])("keeps from %s to %s what is longer than two letters or at an end", (before, after, shown) => {
    const signs = { kept: "=", removed: "-", added: "+" };
    expect(diffTexts(before, after).map(({ kind, text }) => signs[kind] + text)).toEqual(shown);
  });

  it("goes by words up to six hundred changes, and by lines beyond", () => {
    const text = (word: string, count: number) =>
      `変わらない ${Array.from({ length: count }, (_, n) => `${word}${n}`).join(" ")}`;
    const kinds = (end: string) =>
      diffTexts(text("a", 300), text("b", 300) + end).map(({ kind }) => kind);
    expect(kinds("")).toEqual(["kept", "removed", "added"]);
    expect(kinds("。")).toEqual(["removed", "added"]);
  });

  it("knows texts that are equal, new or gone", () => {
    expect(diffTexts("", "")).toEqual([]);
    expect(diffTexts("同じ", "同じ")).toEqual([{ kind: "kept", text: "同じ" }]);
    expect(diffTexts("", "新しい")).toEqual([{ kind: "added", text: "新しい" }]);
    expect(diffTexts("古い", "")).toEqual([{ kind: "removed", text: "古い" }]);
  });

  it("always gives both texts back", () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const [before, after] = randomTexts(seed);
      const pieces = diffTexts(before, after);
      expect(of(pieces, "kept", "removed")).toBe(before);
      expect(of(pieces, "kept", "added")).toBe(after);
      pieces.slice(1).forEach(({ kind }, index) => {
        expect(kind).not.toBe(pieces[index]?.kind);
      });
    }
  });

  it("goes by lines, and then by the whole, where very much changed", () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, n) => `${word}${n}`);
    const kept = "ここは変わらない一行です。\n";
    const lines = diffTexts(kept + long("旧").join("、"), kept + long("新").join("、"));
    expect(lines.map(({ kind }) => kind)).toEqual(["kept", "removed", "added"]);
    const whole = diffTexts(long("旧").join("\n"), long("新").join("\n"));
    expect(whole.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});
