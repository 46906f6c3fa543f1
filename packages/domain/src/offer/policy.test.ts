import { describe, expect, it } from "vitest";
import {
  aceTabOfOffer,
  canOfferAgain,
  firstContactsLeft,
  isDeadlineNear,
  isInFilter,
  isPastedReason,
  isWithinUndoWindow,
  jokerTabOfOffer,
  offerExpiresAt,
  quotaMark,
  remindersDue,
  repetitionOf,
} from "./policy.ts";
import { answerOfferSchema, checkOfferTextSchema, createOfferSchema } from "./schema.ts";
import { isInterestedOf, offerStatuses } from "./states.ts";

const now = new Date("2026-04-01T00:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const id = "0190b0a0-0000-7000-8000-000000000001";

describe("offer rules", () => {
  it("expire after 14 days and can be undone for 5 minutes", () => {
    expect(offerExpiresAt(now)).toEqual(new Date("2026-04-15T00:00:00Z"));
    expect(isWithinUndoWindow(now, new Date(now.getTime() + 300_000))).toBe(true);
    expect(isWithinUndoWindow(now, new Date(now.getTime() + 300_001))).toBe(false);
  });

  it.each([
    { days: 6.99, due: 0, isNear: false },
    { days: 7, due: 1, isNear: true },
    { days: 12.99, due: 1, isNear: true },
    { days: 13, due: 2, isNear: true },
    { days: 14, due: 2, isNear: false },
  ])("have had $due reminders after $days days", ({ days, due, isNear }) => {
    const expiresAt = offerExpiresAt(ago(days));
    expect(remindersDue(expiresAt, now)).toBe(due);
    expect(isDeadlineNear(expiresAt, now)).toBe(isNear);
  });

  it("allow a second offer 90 days after the first one ended, and no third", () => {
    expect(canOfferAgain([], now)).toBe(true);
    for (const status of ["sent", "read", "interested"] as const)
      expect(canOfferAgain([{ status, closedAt: ago(100) }], now)).toBe(false);
    for (const status of ["declined", "expired"] as const) {
      expect(canOfferAgain([{ status, closedAt: ago(89.9) }], now)).toBe(false);
      expect(canOfferAgain([{ status, closedAt: ago(90) }], now)).toBe(true);
      const twice = { status, closedAt: ago(200) };
      expect(canOfferAgain([twice, twice], now)).toBe(false);
    }
    expect(canOfferAgain([{ status: "withdrawn" }, { status: "withdrawn" }], now)).toBe(true);
    expect(canOfferAgain([{ status: "declined" }], now)).toBe(false);
  });

  it("refuse a reason pasted from an earlier offer", () => {
    const reason =
      "会計サービスの新規開拓で成果を出された経験を、弊社の新規事業で活かしていただきたいです。";
    expect(isPastedReason(reason, [])).toBe(false);
    expect(isPastedReason(reason, [reason.replace("新規事業", "新事業")])).toBe(true);
    expect(isPastedReason(reason, ["デザインシステムの構築経験に惹かれました。"])).toBe(false);
    // Nine of ten pairs of letters shared, and eight.
    expect(isPastedReason("あいうえおかきくけこさ", ["あいうえおかきくけこし"])).toBe(true);
    expect(isPastedReason("あいうえおかきくけこさ", ["あいうえおかきくけしこ"])).toBe(false);
  });

  it.each([
    [50, 49, undefined],
    [50, 11, undefined],
    [50, 10, 10],
    [50, 3, 10],
    [50, 0, 0],
    [10, 9, undefined],
    [10, 0, 0],
    [11, 10, 10],
  ])("of %d a month with %d left come to the mark %s", (granted, remaining, mark) => {
    expect(quotaMark({ granted, remaining })).toBe(mark);
  });

  it("are at most thirty first contacts a day", () => {
    expect([0, 29, 30, 31].map(firstContactsLeft)).toEqual([30, 1, 0, 0]);
  });

  it("say how much of a text others have received", () => {
    const earlier = ["まずは三十分ほど、お互いの仕事についてお話しできればうれしいです。"];
    const own = "決済の記事に書かれていた障害対応の考え方に、強く共感いたしました。";
    expect(repetitionOf(own, earlier)).toEqual({ percent: 0, repetition: "personal" });
    expect(repetitionOf(`${own}${earlier[0]}`, earlier)).toEqual({
      percent: 50,
      repetition: "mixed",
    });
    expect(repetitionOf(`${earlier[0]}`, earlier)).toEqual({ percent: 100, repetition: "copied" });
    const letters =
      "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらり";
    const of = (count: number, repeated: number) =>
      repetitionOf(letters.slice(0, count), [letters.slice(0, repeated)]);
    expect(of(20, 14)).toEqual({ percent: 70, repetition: "copied" });
    expect(of(20, 13)).toEqual({ percent: 65, repetition: "mixed" });
    expect(of(40, 12)).toEqual({ percent: 30, repetition: "mixed" });
    expect(of(40, 11)).toEqual({ percent: 28, repetition: "personal" });
  });

  it.each([
    ["sent", "received", "sent", undefined],
    ["read", "received", "sent", undefined],
    ["interested", "closed", "closed", true],
    ["declined", "closed", "closed", false],
    ["expired", "closed", "closed", undefined],
    ["withdrawn", undefined, "closed", undefined],
  ] as const)("put %s into its tabs", (status, joker, ace, isInterested) => {
    expect(offerStatuses).toContain(status);
    expect(jokerTabOfOffer(status)).toBe(joker);
    expect(aceTabOfOffer(status)).toBe(ace);
    expect(isInterestedOf(status)).toBe(isInterested);
  });
});

it.each([
  [{}, true],
  [{ status: "read" }, true],
  [{ status: "sent" }, false],
  [{ aceId: "a" }, true],
  [{ aceId: "b" }, false],
  [{ status: "read", aceId: "b" }, false],
  [{ status: "sent", aceId: "a" }, false],
  [{ words: "ｗｅｂ 設計" }, true],
  [{ words: "Web 営業" }, false],
  [{ status: "sent", words: "Web" }, false],
  [{ aceId: "b", words: "Web" }, false],
  [{ status: "read", aceId: "a", words: "Web" }, true],
] as const)("narrowed by %j a company's list holds an offer: %s", (filter, holds) => {
  const offer = { status: "read", aceId: "a", recruitmentTitle: "Webサービスの設計" } as const;
  expect(isInFilter(offer, filter)).toBe(holds);
});

describe("offer schemas", () => {
  const offer = {
    offerId: id,
    jokerId: id,
    recruitmentId: id,
    reason: "あ".repeat(30),
    message: "い".repeat(20),
    minSalary: 500,
    maxSalary: 800,
    purpose: "casual",
  };

  it.each([
    [{}, true],
    [{ reason: "あ".repeat(29) }, false],
    [{ reason: "あ".repeat(301) }, false],
    [{ message: "い".repeat(501) }, false],
    [{ minSalary: 900 }, false],
    [{ minSalary: 800 }, true],
    [{ minSalary: 0 }, false],
    [{ recruitmentId: "" }, false],
    [{ purpose: "lunch" }, false],
    [{ message: "「{recruitmentTitle}」についてお話しさせてください。" }, false],
    [{ reason: `${"あ".repeat(30)}{name}` }, false],
  ])("with %j accept: %s", (change, accepted) => {
    expect(createOfferSchema.safeParse({ ...offer, ...change }).success).toBe(accepted);
  });

  it("have texts compared up to four times their length", () => {
    const takes = (reason: number, message: number) =>
      checkOfferTextSchema.safeParse({
        jokerId: id,
        reason: "あ".repeat(reason),
        message: "い".repeat(message),
      }).success;
    expect([takes(1200, 2000), takes(1201, 0), takes(0, 2001)]).toEqual([true, false, false]);
  });

  it("take an answer with at most three themes", () => {
    const answer = { offerId: id, isInterested: true };
    expect(answerOfferSchema.parse(answer).themes).toEqual([]);
    const themes = ["missionVision", "member", "other", "positionDetail"];
    expect(answerOfferSchema.safeParse({ ...answer, themes }).success).toBe(false);
    expect(answerOfferSchema.safeParse({ ...answer, themes: themes.slice(1) }).success).toBe(true);
  });
});
