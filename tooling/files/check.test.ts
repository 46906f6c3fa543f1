import { expect, it } from "vitest";
import { checkLengths } from "./check.ts";

it("refuses a file above the limit, unless it is a table of words", () => {
  const { problems } = checkLengths([
    { file: "packages/a/src/short.ts", lines: 10 },
    { file: "packages/a/src/long.ts", lines: 351 },
    { file: "packages/a/src/labels.ja.ts", lines: 900 },
    { file: "packages/testing/src/content/jokers.ts", lines: 900 },
  ]);
  expect(problems).toEqual([expect.stringMatching(/^packages\/a\/src\/long\.ts has 351 lines\./)]);
});

it("refuses a median above the limit", () => {
  const lengths = [20, 81, 90].map((lines) => ({ file: `packages/a/src/${lines}.ts`, lines }));
  expect(checkLengths(lengths)).toMatchObject({
    median: 81,
    problems: [expect.stringContaining("the median may be 80")],
  });
});
