import { expect, it } from "vitest";
import { isNumber, isOneOf, isText, isTime, mayMiss, readStored } from "./stored";

const shape = {
  id: isText,
  sentAt: isTime,
  status: isOneOf(["sending", "failed"]),
  width: mayMiss(isNumber),
};
const whole = { id: "a", sentAt: "2026-01-01T00:00:00.000Z", status: "failed", width: 3 };

it("reads the parts that the shape names, and leaves the others", () => {
  expect(readStored({ ...whole, more: 1 }, shape)).toEqual(whole);
  expect(readStored({ ...whole, width: null }, shape)).toMatchObject({ width: null });
});

it.each([
  ["nothing", null],
  ["a text", "a"],
  ["a missing part", { ...whole, id: undefined }],
  ["a part of another kind", { ...whole, width: "3" }],
  ["a day that is none", { ...whole, sentAt: "soon" }],
  ["a word that is not on the list", { ...whole, status: "sent" }],
])("refuses %s", (_, value) => {
  expect(() => readStored(value, shape)).toThrow(TypeError);
});
