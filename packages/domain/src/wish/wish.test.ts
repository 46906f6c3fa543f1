import { expect, test } from "vitest";
import { isWishPath, wishPage, wishPath } from "./wish.ts";

const id = "0190a5f2-7c1e-7bbb-8d5a-0242ac120002";

test("is the page of the person or of the position, with what was pressed there", () => {
  expect(wishPath("like", { recruitmentId: id })).toBe(`/recruitment/${id}?wish=like`);
  expect(wishPath("favorite", { aceId: id })).toBe(`/ace/${id}?wish=favorite`);
  expect(wishPage(`/ace/${id}?wish=favorite`)).toBe(`/ace/${id}`);
});

test.each([
  [`/ace/${id}?wish=like`, true],
  [`/recruitment/${id}?wish=favorite`, true],
  [`/ace/${id}`, false],
  [`/ace/${id}?wish=offer`, false],
  [`/ace/${id}?wish=like&url=/x`, false],
  [`/users/${id}?wish=like`, false],
  [`//evil.example/ace/${id}?wish=like`, false],
  [`https://evil.example/ace/${id}?wish=like`, false],
  [`/ace/..%2f${id}?wish=like`, false],
  [`/ace/${id}?wish=like\n`, false],
  [undefined, false],
])("of %j says whether it is one: %j", (value, expected) => {
  expect(isWishPath(value)).toBe(expected);
});
