import { describe, expect, it } from "vitest";
import { compassAdviceSchema, createAnswerSchema } from "./schema.ts";

describe("career compass", () => {
  it("reads 50 to 800 characters as a person counts them, spaces around them removed", () => {
    const id = "0190b0a0-0000-7000-8000-000000000001";
    const takes = (text: string) => createAnswerSchema.safeParse({ id, text }).success;
    const lengths = [49, 50, 800, 801, 10_000];
    const expected = [false, true, true, false, false];
    expect(lengths.map((length) => takes("あ".repeat(length)))).toEqual(expected);
    expect(lengths.map((length) => takes("👩‍💻".repeat(length)))).toEqual(expected);
    expect(takes(` ${"あ".repeat(49)}\n`)).toBe(false);
    expect(createAnswerSchema.safeParse({ text: "あ".repeat(50) }).success).toBe(false);
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
    const takes = (rest: object) => compassAdviceSchema.safeParse({ ...advice, ...rest }).success;
    const counted = (name: "impressions" | "learnMore" | "improvements", counts: number[]) =>
      counts.map((count) => takes({ [name]: Array(count).fill(advice[name][0]) }));
    expect(counted("impressions", [0, 1, 3, 4])).toEqual([false, true, true, false]);
    expect(counted("learnMore", [0, 1, 4, 5])).toEqual([false, true, true, false]);
    expect(counted("improvements", [0, 1, 4, 5])).toEqual([false, true, true, false]);
    const quoted = (length: number) =>
      takes({ impressions: [{ text: "よいです。", quote: "a".repeat(length) }] });
    expect([0, 1, 400, 401].map(quoted)).toEqual([false, true, true, false]);
    const said = (length: number) => takes({ learnMore: ["a".repeat(length)] });
    expect([0, 1, 600, 601].map(said)).toEqual([false, true, true, false]);
    const scored = (role: number) => takes({ scores: { ...advice.scores, role } });
    expect([-1, 0, 1, 100, 101].map(scored)).toEqual([false, true, true, true, false]);
  });
});
