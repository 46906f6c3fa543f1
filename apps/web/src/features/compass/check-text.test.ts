import { expect, it } from "vitest";
import { faultOf } from "./check-text.ts";

it.each([
  ["", "この項目は入力必須です"],
  [" \n", "この項目は入力必須です"],
  ["あ".repeat(49), "50〜800文字で入力してください（現在49文字）"],
  ["あ".repeat(50), undefined],
  ["👩‍💻".repeat(50), undefined],
  ["あ".repeat(800), undefined],
  [`${"あ".repeat(800)}\n\n`, undefined],
  ["あ".repeat(801), "50〜800文字で入力してください（現在801文字）"],
])("says what is wrong with a text", (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});
