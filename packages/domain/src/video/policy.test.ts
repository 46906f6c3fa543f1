import { describe, expect, it } from "vitest";
import {
  canReportNoShow,
  isInterviewDone,
  isReviewDue,
  isRoomOpen,
  minutesUntilOpen,
  togetherMs,
} from "./policy.ts";
import { ratingLabels, ratings, reviewTagLabels, reviewTagsFor } from "./review.ts";
import { createReviewSchema } from "./schema.ts";

const startAt = new Date("2026-04-02T01:00:00Z");
const interview = { startAt, endAt: new Date("2026-04-02T01:30:00Z") };
const minute = (n: number) => new Date(startAt.getTime() + n * 60_000);

describe("the interview room", () => {
  it("opens 10 minutes before and closes 60 minutes after the planned end", () => {
    const open = [-10.01, -10, 0, 90, 90.01].map((n) => isRoomOpen(interview, minute(n)));
    expect(open).toEqual([false, true, true, true, false]);
    expect(minutesUntilOpen(interview, minute(-15.5))).toBe(6);
    expect(minutesUntilOpen(interview, minute(0))).toBe(0);
  });

  it("is done after a minute together when one leaves after the start", () => {
    const ace = { joinedAt: minute(-5), leftAt: minute(20) };
    expect(togetherMs(ace, { joinedAt: minute(19.5) }, minute(30))).toBe(30_000);
    expect(isInterviewDone(interview, [ace, { joinedAt: minute(19) }], minute(21))).toBe(true);
    expect(isInterviewDone(interview, [ace, { joinedAt: minute(19.5) }], minute(21))).toBe(false);
    expect(isInterviewDone(interview, [ace, {}], minute(21))).toBe(false);
    const early = { joinedAt: minute(-8), leftAt: minute(-1) };
    expect(isInterviewDone(interview, [early, { joinedAt: minute(-8) }], minute(1))).toBe(false);
  });

  it("takes a no-show 15 minutes after the start", () => {
    expect(canReportNoShow(interview, {}, minute(14.9))).toBe(false);
    expect(canReportNoShow(interview, {}, minute(15))).toBe(true);
    expect(canReportNoShow(interview, { joinedAt: minute(0) }, minute(15))).toBe(false);
  });
});

describe("reviews", () => {
  it("are asked for within 14 days", () => {
    expect(isReviewDue(startAt, minute(14 * 1440))).toBe(true);
    expect(isReviewDue(startAt, minute(14 * 1440 + 1))).toBe(false);
  });

  it("have ratings and tags for each side", () => {
    expect(Object.keys(ratingLabels)).toHaveLength(ratings.length);
    expect(reviewTagsFor("joker").map((tag) => reviewTagLabels[tag])).toContain(
      "不快な発言があった",
    );
    expect(reviewTagsFor("ace").map((tag) => reviewTagLabels[tag])).toContain("連絡なく欠席した");
    const review = { videoChatId: "0190b0a0-0000-7000-8000-000000000001" };
    expect(createReviewSchema.safeParse({ ...review, rating: 6 }).success).toBe(false);
    expect(createReviewSchema.safeParse({ ...review, rating: 5 }).success).toBe(true);
  });
});
