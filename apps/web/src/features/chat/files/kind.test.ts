import { expect, it } from "vitest";
import { fileLook, imageBox, promisedType } from "./kind.ts";

it.each([
  ["職務経歴書.PDF", "document", "application/pdf"],
  ["写真.jpeg", "image", "image/jpeg"],
  ["見積.xlsx", "sheet", expect.stringContaining("spreadsheetml")],
  ["なし", "text", ""],
  ["constructor.constructor", "text", ""],
])("knows %s by its name", (name, look, type) => {
  expect(fileLook(name)).toBe(look);
  expect(promisedType(name)).toEqual(type);
});

it.each([
  [4000, 3000, { width: 260, height: 195 }],
  [3000, 4000, { width: 195, height: 260 }],
  [120, 100, { width: 120, height: 100 }],
  // Of a long screenshot the top.
  [1080, 12000, { width: 150, height: 300 }],
  // A strip and a dot keep a place that a finger finds.
  [4000, 10, { width: 260, height: 88 }],
  [1, 1, { width: 88, height: 88 }],
  [undefined, undefined, { width: 200, height: 150 }],
])("keeps a place for an image of %s × %s", (width, height, box) => {
  expect(imageBox({ width, height })).toEqual(box);
});
