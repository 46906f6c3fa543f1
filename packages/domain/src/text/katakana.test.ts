import { expect, it } from "vitest";
import { toKatakana } from "./katakana.ts";

it.each([
  ["やまだ　たろう", "ヤマダ タロウ"],
  ["ﾔﾏﾀﾞ ﾀﾛｳ", "ヤマダ タロウ"],
  ["カ゛ク", "ガク"],
  ["は゜く", "パク"],
  ["ハ\u309a", "パ"],
  ["ロ－ラ", "ローラ"],
  ["ろ-ら", "ローラ"],
  ["ジョ−ジ", "ジョージ"],
  ["ラ〜ラ", "ラーラ"],
  ["アン゠マリー", "アン・マリー"],
  ["ｱﾝ=ﾏﾘｰ", "アン・マリー"],
  ["ジャン･ポール", "ジャン・ポール"],
  ["ゔぃくとりあ", "ヴィクトリア"],
  ["ヤマダ  \t タロウ", "ヤマダ タロウ"],
  ["Smith", "Smith"],
  ["山田", "山田"],
])("%s is read as %s, and stays that", (text, reading) => {
  expect(toKatakana(text)).toBe(reading);
  expect(toKatakana(reading)).toBe(reading);
});
