import { expect, it } from "vitest";
import { DrizzleQueryError } from "./sql.ts";
import { isDatabaseAway, isRefusedValue, uniqueViolation } from "./violations.ts";

const coded = (code: string) => Object.assign(new Error("it failed"), { code });
const query = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

it.each([
  coded("ECONNREFUSED"),
  coded("08006"),
  coded("53100"),
  coded("53300"),
  coded("25006"),
  coded("28P01"),
  coded("57014"),
  coded("57P01"),
  coded("57P03"),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
  new Error("timeout expired"),
])("tells by %o that the database is away", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(query(error))).toBe(true);
});

it.each([coded("23505"), coded("25001"), coded("22021"), new Error("gone"), "a text", undefined])(
  "takes %o for no sign of that",
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);

it("comes to the end of errors that are each other's cause, however many there are", () => {
  const first = new Error("first");
  const chain = Array.from({ length: 20 }).reduce<Error>(
    (cause, _, number) => new Error(`number ${number}`, { cause }),
    first,
  );
  expect(isDatabaseAway(chain)).toBe(false);
  first.cause = chain;
  expect(isDatabaseAway(chain)).toBe(false);
  first.cause = coded("57P01");
  expect(isDatabaseAway(chain)).toBe(true);
});

it.each([
  ["22021", true],
  ["22P02", true],
  ["22008", true],
  ["22012", false],
  ["23505", false],
])("takes %s for a value that cannot be read: %s", (code, expected) => {
  expect(isRefusedValue(query(coded(code)))).toBe(expected);
});

it("names the constraint of a value that is there already, and of nothing else", () => {
  const refused = (code: unknown, constraint?: unknown) =>
    uniqueViolation(query(Object.assign(new Error("it failed"), { code, constraint })));
  expect(refused("23505", "users_email_key")).toBe("users_email_key");
  expect(refused("23505", 7)).toBeUndefined();
  expect(refused("23505")).toBeUndefined();
  expect(refused("23503", "users_email_key")).toBeUndefined();
  expect(uniqueViolation("a text")).toBeUndefined();
});

it("takes a number for no code", () => {
  const failed = Object.assign(new Error("it failed"), { code: 53_100 });
  expect(isDatabaseAway(failed)).toBe(false);
});
