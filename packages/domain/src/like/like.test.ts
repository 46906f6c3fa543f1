import { describe, expect, it } from "vitest";
import { likeStatusLabels } from "./labels.ja.ts";
import { createLikeSchema } from "./schema.ts";
import { likeExpiresAt, likeStatuses, tabOfLike } from "./states.ts";

describe("likes", () => {
  it("live for 30 days", () => {
    expect(likeExpiresAt(new Date("2026-04-01T00:00:00Z"))).toEqual(
      new Date("2026-05-01T00:00:00Z"),
    );
  });

  it("say to either side how they stand", () => {
    expect(likeStatuses.map((status) => Object.values(likeStatusLabels[status]))).toEqual([
      ["送信済み", "新着"],
      ["マッチング済み", "マッチング成立"],
      ["終了", "見送り"],
      ["期限切れ", "期限切れ"],
    ]);
  });

  it("stand in their tab until answered", () => {
    expect(likeStatuses.map(tabOfLike)).toEqual(["likes", "closed", "closed", "closed"]);
  });

  it("carry an optional message of at most 200 characters", () => {
    const aceId = "0190b0a0-0000-7000-8000-000000000001";
    const like = { likeId: aceId, aceId };
    expect(createLikeSchema.parse({ ...like, message: " " }).message).toBeUndefined();
    expect(createLikeSchema.safeParse({ ...like, message: "あ".repeat(201) }).success).toBe(false);
    expect(createLikeSchema.safeParse({ ...like, aceId: "" }).success).toBe(false);
  });
});
