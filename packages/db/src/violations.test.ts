import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { isDatabaseAway, isRefusedValue } from "./violations.ts";

const coded = (code: string) => Object.assign(new Error("it failed"), { code });
const query = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

it.each([
  coded("ECONNREFUSED"),
  coded("08006"),
  coded("53100"),
  coded("53300"),
  coded("57P01"),
  coded("57P03"),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
  new Error("timeout expired"),
])("tells by %o that the database is away", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(query(error))).toBe(true);
});

it.each([coded("23505"), coded("57014"), coded("22021"), new Error("gone"), "a text", undefined])(
  "takes %o for no sign of that",
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);

it.each([
  ["22021", true],
  ["22P02", true],
  ["22008", true],
  ["22012", false],
  ["23505", false],
])("takes %s for a value that cannot be read: %s", (code, expected) => {
  expect(isRefusedValue(query(coded(code)))).toBe(expected);
});
