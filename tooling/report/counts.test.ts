import { describe, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./counts.ts";

const assertion = (status: string) => ({ status, fullName: `a ${status} test` });

describe("countVitest", () => {
  it("counts a test that did not run as failed", () => {
    const counts = countVitest({
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          message: "",
          assertionResults: ["passed", "failed", "pending", "todo"].map(assertion),
        },
      ],
    });
    expect(counts).toMatchObject({ passed: 1, failed: 3 });
    expect(counts.notes).toContain("todo: a.test.ts · a todo test");
  });

  it("counts a file that could not be loaded, and says why", () => {
    const counts = countVitest({
      testResults: [
        { name: "broken.test.ts", status: "failed", message: "no table", assertionResults: [] },
      ],
    });
    const notes = ["did not run: broken.test.ts: no table"];
    expect(counts).toEqual({ passed: 0, failed: 1, notes });
  });
});

describe("countPlaywright", () => {
  it("counts skipped and flaky tests as failed, through nested suites", () => {
    const spec = (status: "expected" | "skipped" | "flaky") => ({
      title: status,
      file: "a.journey.ts",
      tests: [{ status }],
    });
    const counts = countPlaywright({
      suites: [
        { specs: [spec("expected")], suites: [{ specs: [spec("skipped"), spec("flaky")] }] },
      ],
      errors: [{ message: "no server" }],
    });
    expect(counts).toMatchObject({ passed: 1, failed: 3 });
  });
});
