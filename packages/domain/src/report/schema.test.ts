import { describe, expect, it } from "vitest";
import { createReportSchema, handleReportSchema } from "./schema.ts";

const id = "0190b0a0-0000-7000-8000-000000000001";
const written = { reportId: id, matchingId: id };

describe("reports", () => {
  it("need a reason, and share nothing unless asked", () => {
    expect(createReportSchema.safeParse({ ...written, reasons: [] }).success).toBe(false);
    expect(createReportSchema.parse({ ...written, reasons: ["other"] })).toMatchObject({
      shareMessages: false,
    });
    const content = "あ".repeat(1001);
    expect(createReportSchema.safeParse({ ...written, reasons: ["other"], content }).success).toBe(
      false,
    );
  });

  it.each([
    ["investigating", "none", "", false],
    ["actioned", "none", "", false],
    ["actioned", "suspend", "停止しました。", true],
    ["actioned", "warn", "", false],
    ["dismissed", "none", "", true],
    ["dismissed", "restrict", "制限しました。", false],
  ])("are handled as %s with action %s and notice %s: %s", (status, action, notice, accepted) => {
    const input = { reportId: id, lockVersion: 0, status, action, notice, note: "確認しました" };
    expect(handleReportSchema.safeParse(input).success).toBe(accepted);
  });
});
