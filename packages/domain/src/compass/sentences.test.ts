import { expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

const textsOf = (text: string) => splitSentences(text).map((one) => one.text);

it.each([
  ["一つ目です。二つ目です！三つ目ですか？", ["一つ目です", "二つ目です", "三つ目ですか"]],
  ["「終わった。」と言われました。次です。", ["「終わった。」と言われました", "次です"]],
  ["「終わった。」と言われました", ["「終わった。」と言われました"]],
  ["plan b. Next", ["plan b", "Next"]],
  ["「閉じない。次です。最後です。", ["「閉じない", "次です", "最後です"]],
  ["売上は1.5倍です。Ver.2を使います。", ["売上は1.5倍です", "Ver.2を使います"]],
  ["I led a team. It grew.", ["I led a team", "It grew"]],
  ["働いています😊次です✨", ["働いています😊", "次です✨"]],
  ["改行\r\nでも\n\n切れる", ["改行", "でも", "切れる"]],
  ["。。。！？\n・\n😊", []],
])("cuts %j", (text, sentences) => {
  expect(textsOf(text)).toEqual(sentences);
});

it.each([
  [
    "終わり」です！次です！",
    [
      [0, 6],
      [7, 10],
    ],
  ],
  [
    "「閉じない！次です！最後です。もう一つ。",
    [
      [0, 14],
      [15, 19],
    ],
  ],
  [
    "  前後に空白 。次です。",
    [
      [2, 7],
      [9, 12],
    ],
  ],
  [
    "「「二重」です！」！次",
    [
      [0, 9],
      [10, 11],
    ],
  ],
  [
    "一つ\n・二つ",
    [
      [0, 2],
      [4, 6],
    ],
  ],
  [
    "done. Next. a.b",
    [
      [0, 4],
      [6, 10],
      [12, 15],
    ],
  ],
  [
    "終わりました。。。次です",
    [
      [0, 6],
      [9, 12],
    ],
  ],
  [
    "行きました😊次です",
    [
      [0, 7],
      [7, 10],
    ],
  ],
])("knows where each sentence of %j stands", (text, places) => {
  const sentences = splitSentences(text);
  expect(sentences.map(({ start, end }) => [start, end])).toEqual(places);
  for (const { start, end, text: own } of sentences) expect(text.slice(start, end)).toBe(own);
});

it.each(["・営業", "– 営業", "- 営業", "1. 営業", "①営業", "● 営業", "２）営業"])(
  "knows the list in %j",
  (line) => {
    expect(splitSentences(line)).toMatchObject([{ text: "営業", isBullet: true }]);
  },
);

it("knows it where an entry begins with a number", () => {
  expect(splitSentences("・3年間の営業")).toMatchObject([{ text: "3年間の営業", isBullet: true }]);
});

it.each(["-5%を改善", "1.5倍に改善"])("takes %j for no list", (line) => {
  expect(splitSentences(line)).toMatchObject([{ text: line, isBullet: false }]);
});
