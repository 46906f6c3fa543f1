import { expect, it } from "vitest";
import { checkComparing } from "./check.ts";

it.each([
  "const same = one.toLowerCase() === other;",
  'const key = text.normalize("NFKC");',
  "where(ilike(users.name, part))",
  "sql`name ILIKE part`",
  "sql`lower(users.name) = name`",
  "sql`normalize(users.name, nfkc)`",
])("refuses %s", (line) => {
  expect(checkComparing("a.ts", `\n${line}`)).toEqual([
    "a.ts:2 makes texts alike by hand: fold() and folded() are the way, clean() for what is stored.",
  ]);
});

it.each([
  "// lower() leaves them where a database sorts by bytes",
  " * the `lower(` of a database",
  "const below = slower(text);",
  "fold(one) === fold(other)",
])("leaves %s alone", (line) => {
  expect(checkComparing("a.ts", line)).toEqual([]);
});
