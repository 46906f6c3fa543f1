import { describe, expect, it } from "vitest";
import { compassAdviceSchema, createAnswerSchema } from "./schema.ts";

describe("career compass", () => {
  it("reads 50 to 800 characters, or a recording", () => {
    const takes = (length: number) =>
      createAnswerSchema.safeParse({ text: "あ".repeat(length) }).success;
    expect([49, 50, 800, 801].map(takes)).toEqual([false, true, true, false]);
    const audioUploadId = "0190b0a0-0000-7000-8000-000000000001";
    expect(createAnswerSchema.safeParse({ audioUploadId }).success).toBe(true);
    expect(createAnswerSchema.safeParse({}).success).toBe(false);
  });

  it("bounds the advice", () => {
    const advice = {
      impressions: [{ text: "経験が具体的です。", quote: "3年間" }],
      learnMore: ["どのような工夫をしましたか？"],
      improvements: [{ advice: "成果を数字で示しましょう。" }],
      scores: { concreteness: 1, achievement: 2, role: 3, future: 4, readability: 100 },
    };
    expect(compassAdviceSchema.safeParse(advice).success).toBe(true);
    const scores = { ...advice.scores, role: 101 };
    expect(compassAdviceSchema.safeParse({ ...advice, scores }).success).toBe(false);
    expect(compassAdviceSchema.safeParse({ ...advice, learnMore: [] }).success).toBe(false);
  });
});
