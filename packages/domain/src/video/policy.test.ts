import { describe, expect, it } from "vitest";
import { canReportNoShow, isRoomOpen, minutesUntilOpen, outcomeByItself } from "./policy.ts";
import type { SeatTimes } from "./presence.ts";
import { ratingLabels, ratings, reviewTagLabels, reviewTagsFor } from "./review.ts";
import {
  createReviewSchema,
  joinVideoChatSchema,
  listReviewsSchema,
  signalSchema,
} from "./schema.ts";

const startAt = new Date("2026-04-02T01:00:00Z");
const interview = { startAt, endAt: new Date("2026-04-02T01:30:00Z") };
const minute = (n: number) => new Date(startAt.getTime() + n * 60_000);
const sat = (from: number, to: number, left = true): SeatTimes => ({
  since: minute(from),
  seenAt: minute(to),
  leftAt: left ? minute(to) : null,
});

describe("the interview room", () => {
  it("opens 10 minutes before and closes 60 minutes after the planned end", () => {
    const open = [-10.01, -10, 0, 90, 90.01].map((n) => isRoomOpen(interview, minute(n)));
    expect(open).toEqual([false, true, true, true, false]);
    expect(minutesUntilOpen(interview, minute(-15.5))).toBe(6);
    expect(minutesUntilOpen(interview, minute(0))).toBe(0);
  });

  const staying = sat(-5, 21, false);
  const cases: [string, SeatTimes | undefined, number, number, string | undefined][] = [
    ["one left for a minute after they met", sat(-5, 20), 60, 21, "done"],
    ["one fell silent for ten minutes after they met", sat(-5, 20, false), 60, 30, "done"],
    ["one is silent for less than that", sat(-5, 20, false), 60, 29.9, undefined],
    ["one left a moment ago", sat(-5, 20.1), 60, 21, undefined],
    ["they met for less than a minute", sat(-5, 20), 59.9, 21, undefined],
    ["one left before the planned start", sat(-5, -0.1), 120, 21, undefined],
    ["one left with the planned start", sat(-5, 0), 120, 21, "done"],
    ["one never came", undefined, 0, 21, undefined],
    ["the window is over, they met before the start", sat(-5, -0.1), 120, 91, "done"],
    ["the window is over, one waited alone", undefined, 0, 91, "noShow"],
    ["the window is over, they missed each other", sat(40, 41), 0, 91, "cancelled"],
    ["the last moment of the window", undefined, 0, 90, undefined],
  ];
  it.each(cases)("%s", (_, other, togetherSeconds, at, outcome) => {
    const now = minute(at);
    const mine = { ...staying, seenAt: now };
    const room = { ...interview, togetherSeconds };
    expect(outcomeByItself({ ...room, seats: [mine, other] }, now)).toBe(outcome);
    expect(outcomeByItself({ ...room, seats: [other, mine] }, now)).toBe(outcome);
  });

  it("is cancelled when nobody came", () => {
    const room = { ...interview, togetherSeconds: 0, seats: [undefined, undefined] as const };
    expect(outcomeByItself(room, minute(91))).toBe("cancelled");
  });

  it("takes a no-show 15 minutes after the start, of whoever was not there since", () => {
    expect(canReportNoShow(interview, undefined, minute(14.9))).toBe(false);
    expect(canReportNoShow(interview, undefined, minute(15))).toBe(true);
    expect(canReportNoShow(interview, sat(-8, -7), minute(15))).toBe(true);
    expect(canReportNoShow(interview, sat(-8, 0.5), minute(15))).toBe(false);
    expect(canReportNoShow(interview, sat(-8, 0), minute(15))).toBe(false);
    expect(canReportNoShow(interview, sat(-8, 15, false), minute(15))).toBe(false);
  });
});

describe("reviews", () => {
  it("have ratings and tags for each side", () => {
    expect(ratings.map((rating) => ratingLabels[rating])).toEqual([
      "とても良かった",
      "良かった",
      "ふつう",
      "あまり良くなかった",
      "良くなかった",
    ]);
    expect(reviewTagsFor("joker").map((tag) => reviewTagLabels[tag])).toEqual([
      "募集内容と一致していた",
      "質問に丁寧に答えてくれた",
      "時間どおりだった",
      "選考のような質問が多かった",
      "募集内容と違っていた",
      "不快な発言があった",
    ]);
    expect(reviewTagsFor("ace").map((tag) => reviewTagLabels[tag])).toEqual([
      "準備が丁寧だった",
      "受け答えが明確だった",
      "時間どおりだった",
      "連絡なく欠席した",
    ]);
    const review = { videoChatId: "0190b0a0-0000-7000-8000-000000000001" };
    for (const rating of [0, 6]) {
      const { error } = createReviewSchema.safeParse({ ...review, rating });
      expect(error?.issues.map(({ message }) => message)).toContain("1つ選択してください");
    }
    for (const rating of [1, 5])
      expect(createReviewSchema.safeParse({ ...review, rating }).success).toBe(true);
  });

  it("are listed thirty at once, or as many as are asked for", () => {
    expect(listReviewsSchema.parse({})).toEqual({ filter: "all", limit: 30 });
    const takes = (asked: object) => listReviewsSchema.safeParse(asked).success;
    expect([0, 1, 50, 51].map((limit) => takes({ limit }))).toEqual([false, true, true, false]);
    expect([200, 201].map((length) => takes({ cursor: "a".repeat(length) }))).toEqual([
      true,
      false,
    ]);
  });
});

it("takes signals of up to 64 kB, counted in bytes", () => {
  const id = "0190b0a0-0000-7000-8000-000000000001";
  const accepts = (payload: string) =>
    signalSchema.safeParse({ videoChatId: id, seatId: id, to: id, kind: "offer", payload }).success;
  expect(accepts("a".repeat(65_536))).toBe(true);
  expect(accepts("a".repeat(65_537))).toBe(false);
  expect(accepts("あ".repeat(32_768))).toBe(false);
});

it("takes over from another device where that is asked for alone", () => {
  const id = "0192a000-0000-7000-8000-000000000001";
  const entry = { videoChatId: id, deviceId: id };
  expect(joinVideoChatSchema.parse(entry)).toEqual({ ...entry, takesOver: false });
  expect(joinVideoChatSchema.parse({ ...entry, takesOver: true }).takesOver).toBe(true);
});
