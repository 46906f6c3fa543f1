import { expect, it } from "vitest";
import { describeFault } from "./fault.ts";

const query = 'Failed query: insert into "users" values ($1, $2)';

it("begins at the bottom, and leaves out what a query was asked with", () => {
  const bottom = new RangeError("value out of range");
  const failed = new Error(`${query}\nparams: 山田 太郎,taro@example.jp\nsecond line`, {
    cause: bottom,
  });
  expect(describeFault(failed)).toEqual({
    name: "RangeError",
    message: `value out of range\n${query}`,
  });
});

it("leaves out the value that the database quotes", () => {
  const quoting = Object.assign(new Error('invalid input syntax for type date: "山田"'), {
    code: "22007",
  });
  expect(describeFault(quoting).message).toBe("The database refused a value (22007).");
});

it.each([
  ["a text", { name: "Error", message: "a text" }],
  ["山田です", { name: "Error", message: "山田です" }],
  [undefined, { name: "Error", message: "undefined" }],
  [new TypeError("x is undefined"), { name: "TypeError", message: "x is undefined" }],
  [new Error("same", { cause: new Error("same") }), { name: "Error", message: "same" }],
  [new Error("over", { cause: "a text" }), { name: "Error", message: "over" }],
])("takes whatever is thrown: %s", (thrown, described) => {
  expect(describeFault(thrown)).toEqual(described);
});

it.each([
  ["another code", "23505"],
  ["a number for a code", 22007],
  ["no code", undefined],
])("keeps what an error with %s says", (_, code) => {
  const error = code === undefined ? new Error("kept") : Object.assign(new Error("kept"), { code });
  expect(describeFault(error).message).toBe("kept");
});

it("looks five errors deep, and no deeper", () => {
  const chain = (...[first, ...causes]: string[]): Error | undefined =>
    first === undefined ? undefined : new Error(first, { cause: chain(...causes) });
  expect(describeFault(chain("1", "2", "3", "4", "5")).message).toBe("5\n4\n3\n2\n1");
  expect(describeFault(chain("1", "2", "3", "4", "5", "6")).message).toBe("5\n4\n3\n2\n1");
});

it("names an error of the database by its class", () => {
  class DatabaseError extends Error {
    override name = "error";
  }
  expect(describeFault(new DatabaseError("deadlock detected")).name).toBe("DatabaseError");
});

it("ends with an error that is its own cause", () => {
  const error = new Error("round");
  error.cause = error;
  expect(describeFault(error)).toEqual({ name: "Error", message: "round" });
});
