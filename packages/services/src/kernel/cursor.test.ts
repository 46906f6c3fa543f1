import { expect, it } from "vitest";
import { type Cursor, decodeCursor, oneMoreThan, pageOf } from "./cursor.ts";

const first = { at: new Date("2026-05-01T09:00:00Z"), id: "01890000-0000-7000-8000-000000000001" };
const second = { at: new Date("2026-05-02T09:00:00Z"), id: "01890000-0000-7000-8000-000000000002" };
const third = { at: new Date("2026-05-03T09:00:00Z"), id: "01890000-0000-7000-8000-000000000003" };

/** The time and the id of the second in letters that an address may hold. */
const afterSecond =
  "WyIyMDI2LTA1LTAyVDA5OjAwOjAwLjAwMFoiLCIwMTg5MDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDIiXQ";

const itself = (row: Cursor) => row;

it("asks for one row more than it shows", () => {
  expect(oneMoreThan(30)).toBe(31);
});

it("shows fewer rows than fit as the last page", () => {
  expect(pageOf([first], 2, itself)).toEqual({ page: [first], nextCursor: undefined });
});

it("shows as many rows as fit as the last page", () => {
  expect(pageOf([first, second], 2, itself)).toEqual({
    page: [first, second],
    nextCursor: undefined,
  });
});

it("lets the next page begin after the last row shown where there is one more", () => {
  expect(pageOf([first, second, third], 2, itself)).toEqual({
    page: [first, second],
    nextCursor: afterSecond,
  });
});

it("shows no rows as the last page", () => {
  expect(pageOf([], 2, itself)).toEqual({ page: [], nextCursor: undefined });
});

it("reads a cursor back as it was written", () => {
  expect(decodeCursor(afterSecond)).toEqual({
    at: new Date("2026-05-02T09:00:00Z"),
    id: "01890000-0000-7000-8000-000000000002",
  });
});

it.each([
  ["none", undefined],
  ["an empty one", ""],
  ["other letters", "page-2"],
  ["another shape", Buffer.from('{"at":"2026-05-01T09:00:00.000Z"}').toString("base64url")],
  ["no time", Buffer.from('["soon","01890000-0000-7000-8000-000000000001"]').toString("base64url")],
  ["no id", Buffer.from('["2026-05-01T09:00:00.000Z","1"]').toString("base64url")],
])("reads %s as the start of the list", (_, value) => {
  expect(decodeCursor(value)).toBeUndefined();
});
