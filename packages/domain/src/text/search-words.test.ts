import { describe, expect, it } from "vitest";
import { exactly, searchWords, typedWords } from "./search-words.ts";

describe("the words of a search", () => {
  it.each([
    ["　React　 TypeScript\n採用 ", ["react", "typescript", "採用"]],
    ["エンジニア、東京", ["えんじにあ", "東京"]],
    ["エンジニア，東京", ["えんじにあ", "東京"]],
    ["エンジニア,東京", ["えんじにあ", "東京"]],
    ["エンジニア・東京", ["えんじにあ", "東京"]],
    ["エンジニア／東京", ["えんじにあ", "東京"]],
    ["エンジニア/東京", ["えんじにあ", "東京"]],
    ["エンジニア；東京｜大阪。", ["えんじにあ", "東京", "大阪"]],
    ["（東京）【営業】", ["東京", "営業"]],
    ["[東京]{営業}<企画>", ["東京", "営業", "企画"]],
    ["「データ 分析」 SQL", ["でーた分析", "sql"]],
    ["『データ 分析』", ["でーた分析"]],
    ['"react native" iOS', ["react native", "ios"]],
    ["“React Native”", ["react native"]],
    ["＂React　Native＂", ["react native"]],
    ['"React Native', ["react", "native"]],
    ["年収1,000万", ["年収1,000万"]],
    ["C++ C# .NET", ["c++", "c#", ".net"]],
    ["東京 とうきょう 東京", ["東京", "とうきょう"]],
    ["サーバー サ－バ－", ["さーばー"]],
    ["テ゛ータ、ﾊﾟ-ﾄ　カ゜", ["でーた", "ぱーと", "か\u309a"]],
    [" 　、・\u200B「」", ["、・「」"]],
    [" 　\u200B\n", []],
  ])("%j", (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it("are read at once, however many quotes stand there", () => {
    const start = performance.now();
    for (const part of ['"', "「", "1,", "「a", ",,1"]) searchWords(part.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe("a word of a search", () => {
  it("is known as it was typed, and stands for itself in quotes", () => {
    expect(typedWords("ﾏﾈｼﾞｬｰ、「React　Native」")).toEqual([
      { typed: "マネジャー", folded: "まねじゃー", isExact: false },
      { typed: "React Native", folded: "react native", isExact: true },
    ]);
    expect(typedWords('React "react" REACT')).toEqual([
      { typed: "react", folded: "react", isExact: true },
    ]);
  });

  it.each([
    ["マネージャー 東京", '"マネージャー" "東京"'],
    ["「React Native」、営業", '"React Native" "営業"'],
    ["", ""],
  ])("is looked for alone: %j", (text, quoted) => {
    expect(exactly(text)).toBe(quoted);
    expect(searchWords(exactly(text))).toEqual(searchWords(text));
  });
});
