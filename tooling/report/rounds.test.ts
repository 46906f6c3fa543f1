import { expect, it } from "vitest";
import { countRounds } from "./rounds.ts";

const passed = { status: "passed", errors: [], attachments: [] };
const failed = (message: string) => ({ status: "failed", errors: [{ message }], attachments: [] });
const spec = (title: string, ...results: readonly ReturnType<typeof failed>[]) => ({
  title,
  file: "journeys/offers.journey.ts",
  tests: [{ status: "expected" as const, results }],
});

it("counts how often each test failed, and keeps what it said first", () => {
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec("an offer", passed), spec("a like", passed)],
        suites: [
          {
            specs: [
              spec("a like", failed("Error: late\nat line 3")),
              spec("a like", failed("Error: later")),
              spec("an offer", passed),
              spec("never ran"),
            ],
          },
        ],
      },
    ],
  };
  expect(countRounds(report)).toEqual([
    {
      title: "e2e/journeys/offers.journey.ts · a like",
      ran: 3,
      failed: 2,
      error: "Error: late",
    },
    {
      title: "e2e/journeys/offers.journey.ts · never ran",
      ran: 1,
      failed: 1,
      error: "not run",
    },
    { title: "e2e/journeys/offers.journey.ts · an offer", ran: 2, failed: 0, error: undefined },
  ]);
});
