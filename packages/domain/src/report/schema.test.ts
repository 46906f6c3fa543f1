import { describe, expect, it } from "vitest";
import { createReportSchema, handleReportSchema } from "./schema.ts";

const id = "0190b0a0-0000-7000-8000-000000000001";

describe("reports", () => {
  it("need a reason, share nothing and release nothing unless asked", () => {
    expect(createReportSchema.safeParse({ matchingId: id, reasons: [] }).success).toBe(false);
    expect(createReportSchema.parse({ matchingId: id, reasons: ["other"] })).toMatchObject({
      shareMessages: false,
      release: false,
    });
    expect(
      createReportSchema.safeParse({
        matchingId: id,
        reasons: ["other"],
        content: "あ".repeat(1001),
      }).success,
    ).toBe(false);
  });

  it.each([
    ["investigating", "none", true],
    ["investigating", "warn", false],
    ["actioned", "none", false],
    ["actioned", "suspend", true],
    ["dismissed", "none", true],
    ["dismissed", "restrict", false],
  ])("are handled as %s with action %s: %s", (status, action, accepted) => {
    const input = { reportId: id, status, action, note: "確認しました" };
    expect(handleReportSchema.safeParse(input).success).toBe(accepted);
  });
});
