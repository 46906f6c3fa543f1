import { expect, it } from "vitest";
import { closingLines, verdictOf } from "./verdict.ts";

const countsWith = (unsteady: number) => ({
  passed: 20,
  failed: 0,
  notes: [],
  unsteady: Array.from({ length: unsteady }, (_, index) => ({ title: `${index}`, error: "late" })),
});

it("lets four unsteady tests pass, and fails at five", () => {
  expect(verdictOf(countsWith(4))).toMatchObject({ passed: 20, failed: 0, notes: [] });
  expect(verdictOf(countsWith(5))).toMatchObject({
    passed: 20,
    failed: 1,
    notes: ["5 tests passed at their second try only, and 4 may"],
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
