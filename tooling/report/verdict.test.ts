import { expect, it } from "vitest";
import { closingLines, verdictOf } from "./verdict.ts";

const countsWith = (unsteady: number) => ({
  passed: 20,
  failed: 0,
  notes: [],
  unsteady: Array.from({ length: unsteady }, (_, index) => ({ title: `${index}`, error: "late" })),
});

it("lets eight unsteady tests pass, and fails at nine", () => {
  expect(verdictOf(countsWith(8))).toMatchObject({ passed: 20, failed: 0, notes: [] });
  expect(verdictOf(countsWith(9))).toMatchObject({
    passed: 20,
    failed: 1,
    notes: ["9 tests passed at their second try only, and 8 may"],
  });
});

it("names every unsteady test before the last line, with its error and its trace", () => {
  expect(
    closingLines({
      passed: 3,
      failed: 1,
      notes: ["failed: a gate"],
      unsteady: [
        { title: "a.test.ts · one", error: "Error: late" },
        {
          title: "e2e/b.journey.ts · two",
          error: "Error: gone",
          trace: "test-results/b/trace.zip",
        },
      ],
    }),
  ).toEqual([
    "failed: a gate",
    "unsteady: a.test.ts · one: Error: late",
    "unsteady: e2e/b.journey.ts · two: Error: gone (npx playwright show-trace test-results/b/trace.zip)",
    "3 passed, 1 failed",
  ]);
});
