import { expect, it } from "vitest";
import { inTwo, withFigure, withOwnPart } from "./examples.ja.ts";

it.each([
  ["費用を削減しました", 3, "費用を（数字）削減しました。"],
  ["残業も減らしました", 3, "残業も（数字）減らしました。"],
  ["改善しました", 0, undefined],
  ["現場で改善しました", 3, undefined],
])("puts a figure into %s before its verb at %i: %s", (sentence, at, example) => {
  expect(withFigure(sentence, at)).toBe(example);
});

it.each([
  [
    "基幹システムの刷新に携わりました",
    "基幹システムの刷新で、（自分の役割）として（自分がしたこと）を担当しました。",
  ],
  ["開発に関わった", "開発で、（自分の役割）として（自分がしたこと）を担当しました。"],
  ["開発を担当しました", undefined],
])("names the own part in %s: %s", (sentence, example) => {
  expect(withOwnPart(sentence)).toBe(example);
});

const filler = (count: number) => "い".repeat(count);

it.each([
  [`${filler(10)}販売し、${filler(12)}`, `${filler(10)}販売しました。そして、${filler(12)}。`],
  [`${filler(9)}販売し、${filler(12)}`, undefined],
  [`${filler(10)}販売し、${filler(11)}`, undefined],
  [
    `${filler(12)}て働いており、また、${filler(12)}`,
    `${filler(12)}て働いています。また、${filler(12)}。`,
  ],
  // Of two joints it takes the one nearer to the middle.
  [
    `${filler(12)}販売し、${filler(12)}開発し、${filler(30)}`,
    `${filler(12)}販売し、${filler(12)}開発しました。そして、${filler(30)}。`,
  ],
  [
    `${filler(30)}販売し、${filler(12)}開発し、${filler(12)}`,
    `${filler(30)}販売しました。そして、${filler(12)}開発し、${filler(12)}。`,
  ],
  ["販売に対し、意見を述べました", undefined],
])("makes two sentences of %s: %s", (sentence, example) => {
  expect(inTwo(sentence)).toBe(example);
});
