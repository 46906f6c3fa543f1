import { expect, it } from "vitest";
import { answeredPath, compassPaths } from "./paths.ts";

const answered = "0198c0de-0000-7000-8000-000000000001";
const other = "0198c0de-0000-7000-8000-000000000002";

it.each([
  ["the newest", [{ id: answered }, { id: other }], compassPaths.latest],
  ["an older one", [{ id: other }, { id: answered }], `/career-compass-ai/results/${answered}`],
  ["kept no more", [{ id: other }], compassPaths.latest],
  ["not known among the others", undefined, `/career-compass-ai/results/${answered}`],
])("leads to the run that was answered, when it is %s", (_, past, path) => {
  expect(answeredPath(answered, past)).toBe(path);
});

it("names the result that the end of the way was reached from", () => {
  expect(compassPaths.conclusion()).toBe("/career-compass-ai/conclusion");
  expect(compassPaths.conclusion(answered)).toBe(
    `/career-compass-ai/conclusion?result=${answered}`,
  );
});
