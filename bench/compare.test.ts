import { expect, it } from "vitest";
import { compareCosts } from "./compare.ts";

const send = { statements: 1, answerBytes: 408, walBytes: 1784 };
const known = { "send a message": send };
const now = (changed: Partial<typeof send>) => ({ "send a message": { ...send, ...changed } });

it.each([
  ["the same", {}],
  ["a log that is a little longer", { walBytes: 1900 }],
])("lets pass %s", (_, changed) => {
  expect(compareCosts(known, now(changed))).toEqual([]);
});

it.each([
  [{ statements: 2 }, "send a message: 2 statements, 1 are written down."],
  [{ answerBytes: 409 }, "send a message: an answer of 409 bytes, 408 are written down."],
  [{ answerBytes: 407 }, "send a message: an answer of 407 bytes, 408 are written down."],
  [{ walBytes: 1970 }, "send a message: 1970 bytes in PostgreSQL's log, 1784 are written down."],
  [{ walBytes: 1600 }, "send a message: 1600 bytes in PostgreSQL's log, 1784 are written down."],
])("names %o", (changed, sentence) => {
  expect(compareCosts(known, now(changed))).toEqual([sentence]);
});

it("names a call that only one of the two has", () => {
  expect(compareCosts(known, { "read a list": send })).toEqual([
    "send a message: is written down and not measured.",
    "read a list: is not written down.",
  ]);
});
