import { expect, it } from "vitest";
import { ranInPlaywright, ranInVitest, together } from "./reports.ts";

const none = { routes: [], procedures: [] };

it("reads what ran in Vitest", () => {
  const results = [
    { title: "holds", status: "passed" },
    { title: "waits", status: "pending" },
  ];
  const report = {
    startTime: 7,
    testResults: [{ name: "/p/a.test.ts", assertionResults: results }],
  };
  expect([...ranInVitest(report, "/p/")]).toEqual([
    [
      "a.test.ts",
      {
        began: 7,
        ran: [
          { title: "holds", passed: true, ...none },
          { title: "waits", passed: false, ...none },
        ],
      },
    ],
  ]);
});

it("reads what ran in a browser, and where it went", () => {
  const annotations = [
    { type: "route", description: "/offers" },
    { type: "procedure", description: "offer.send" },
    { type: "issue", description: "nothing of ours" },
  ];
  const spec = (title: string, status: string) => ({
    title,
    file: "journeys/a.journey.ts",
    tests: [{ status, annotations }],
  });
  const report = {
    config: { rootDir: "/p/e2e" },
    stats: { startTime: "2026-11-23T00:00:00.000Z" },
    suites: [
      {
        specs: [spec("sends", "expected")],
        suites: [{ specs: [spec("reads", "flaky"), spec("waits", "skipped")] }],
      },
    ],
  };
  const went = { routes: ["/offers"], procedures: ["offer.send"] };
  expect([...ranInPlaywright(report, "/p/")]).toEqual([
    [
      "e2e/journeys/a.journey.ts",
      {
        began: 1_795_392_000_000,
        ran: [
          { title: "sends", passed: true, ...went },
          { title: "reads", passed: true, ...went },
          { title: "waits", passed: false, ...went },
        ],
      },
    ],
  ]);
});

it("puts the runs of a file on two databases together, since the first of them", () => {
  const run = (began: number, passed: boolean) =>
    new Map([["a.db.test.ts", { began, ran: [{ title: "holds", passed, ...none }] }]]);
  expect(together([run(5, true), run(3, false)]).get("a.db.test.ts")).toEqual({
    began: 3,
    ran: [
      { title: "holds", passed: true, ...none },
      { title: "holds", passed: false, ...none },
    ],
  });
});
