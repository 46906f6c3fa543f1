import { describe, expect, it } from "vitest";
import { formatCount, formatMonth, formatRate, formatReply, usageCsv } from "./labels.ja.ts";
import { type ShownGroup, usageMetrics } from "./metrics.ts";

const group = (id: string | null, count: number | null, replyMinutes: number | null = null) => ({
  id,
  counts: Object.fromEntries(usageMetrics.map((metric) => [metric, count])) as ShownGroup["counts"],
  replyMinutes,
});

describe("numbers of use", () => {
  it.each([
    [null, "-"],
    [0, "0分"],
    [44.6, "45分"],
    [60, "1時間"],
    [61, "1時間1分"],
    [200, "3時間20分"],
    [1440, "1日"],
    [1500, "1日1時間"],
    [3125, "2日4時間"],
  ])("writes %s minutes as %s", (minutes, text) => {
    expect(formatReply(minutes)).toBe(text);
  });

  it("writes counts, rates and months", () => {
    expect([1200, 0, null].map(formatCount)).toEqual(["1,200", "0", "-"]);
    expect([25, null].map(formatRate)).toEqual(["25%", "-"]);
    expect(formatMonth("2026-04")).toBe("2026年4月");
  });

  it("stand in a file as on the screen, hidden ones included", () => {
    const csv = usageCsv({
      members: [
        { id: "a", name: "=森" },
        { id: "b", name: null },
      ],
      positions: [{ id: null, name: null }],
      report: {
        total: group(null, 20, 90.4),
        months: [group("2026-04", 20)],
        members: [group("a", null), group("b", null)],
        positions: [group(null, 20)],
      },
    });
    const lines = csv.trim().split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF?区分,名称,オファー送信数/);
    expect(lines.slice(1)).toEqual([
      "合計,,20,20,20,20,20,20,100,100,90",
      "月,2026年4月,20,20,20,20,20,20,100,100,-",
      "メンバー,'=森,-,-,-,-,-,-,-,-,-",
      "メンバー,退職したメンバー,-,-,-,-,-,-,-,-,-",
      "募集,募集なし,20,20,20,20,20,20,100,100,-",
    ]);
  });
});
