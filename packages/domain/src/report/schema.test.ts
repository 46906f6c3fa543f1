import { describe, expect, it } from "vitest";
import { reportReasonHelps, reportReasonLabels, reportReasons } from "./constants.ts";
import { isWaitingReport, listOwnReportsSchema, listReportsSchema } from "./queue.ts";
import { createReportSchema, handleReportSchema, takeDownReportedSchema } from "./schema.ts";
import { reportStatuses } from "./states.ts";

const id = "0190b0a0-0000-7000-8000-000000000001";
const written = { reportId: id, matchingId: id };

describe("reports", () => {
  it("need a reason, and share nothing unless asked", () => {
    expect(createReportSchema.safeParse({ ...written, reasons: [] }).success).toBe(false);
    expect(createReportSchema.parse({ ...written, reasons: ["other"] })).toMatchObject({
      shareMessages: false,
      release: false,
    });
    const content = "あ".repeat(1001);
    expect(createReportSchema.safeParse({ ...written, reasons: ["other"], content }).success).toBe(
      false,
    );
  });

  it("name one of four reasons", () => {
    expect(
      reportReasons.map((key) => [key, reportReasonLabels[key], reportReasonHelps[key]]),
    ).toEqual([
      [
        "soliciting",
        "勧誘・営業行為",
        "採用と関係のない商品やサービスの勧誘、投資や副業の勧誘など",
      ],
      [
        "inappropriateInfo",
        "プロフィールや募集の内容が不適切",
        "虚偽の経歴・募集条件、なりすまし、連絡先の掲載など",
      ],
      [
        "inappropriateSpeech",
        "不適切な発言・ハラスメント",
        "暴言、差別、性的な発言、執拗な連絡など",
      ],
      ["other", "その他", "上記に当てはまらないもの"],
    ]);
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

  it("are handled with a note of a letter at least", () => {
    const input = { reportId: id, lockVersion: 0, status: "dismissed" };
    const takes = (note: string) => handleReportSchema.safeParse({ ...input, note }).success;
    expect([takes("済"), takes("")]).toEqual([true, false]);
  });

  it("have a message taken down by its number, without the thread's id", () => {
    const asked = { reportId: id, seq: 1, reason: "暴言" };
    expect(takeDownReportedSchema.parse(asked)).toEqual(asked);
  });

  it("wait until they are decided on, in lists that go on from a mark", () => {
    expect(reportStatuses.filter(isWaitingReport)).toEqual(["open", "investigating"]);
    for (const schema of [listReportsSchema, listOwnReportsSchema]) {
      const takes = (length: number) => schema.safeParse({ cursor: "a".repeat(length) }).success;
      expect([200, 201].map(takes)).toEqual([true, false]);
    }
  });
});
