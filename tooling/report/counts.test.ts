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
          assertionResults: ["passed", "failed", "pending", "todo"].map(assertion),
        },
      ],
    });
    expect(counts).toMatchObject({ passed: 1, failed: 3 });
    expect(counts.notes).toContain("todo: a.test.ts · a todo test");
  });

  it("counts a file that could not be loaded", () => {
    const counts = countVitest({
      testResults: [{ name: "broken.test.ts", status: "failed", assertionResults: [] }],
    });
    expect(counts).toEqual({ passed: 0, failed: 1, notes: ["did not run: broken.test.ts"] });
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
