import { describe, expect, it } from "vitest";
import { judgingModalState } from "./labels.ja.ts";
import { passedScreenPath, shouldShowPassedScreen, shownRankOf } from "./passed-screen.ts";
import { doesSaveAskAgain, isJudgementTooSoon, judgementDeadline } from "./policy.ts";
import { decideJudgementSchema, listJudgementsSchema } from "./queue.ts";
import { proposeRank, type RubricPoint } from "./rank.ts";
import { isReasonFor, judgementReasonKeys, reasonsFor } from "./reasons.ts";
import { judgeJokerSchema, viewPersonSchema } from "./schema.ts";
import { judgementStatuses } from "./states.ts";

const jokerId = "0190b0a0-0000-7000-8000-000000000001";
const requestedAt = new Date("2026-11-20T03:00:00Z");
const after = (ms: number) => new Date(requestedAt.getTime() + ms);
const day = 86_400_000;

describe("judgement rules", () => {
  it("takes a new request 24 hours after the last one, only after a rejection", () => {
    const rejected = { status: "rejected", requestedAt } as const;
    expect(isJudgementTooSoon(rejected, after(day - 1))).toBe(true);
    expect(isJudgementTooSoon(rejected, after(day))).toBe(false);
    for (const status of judgementStatuses.filter((other) => other !== "rejected"))
      expect(isJudgementTooSoon({ status, requestedAt }, after(1))).toBe(false);
  });

  it.each([
    ["requested", "registration", 1, true],
    ["reviewing", "registration", 1, true],
    ["requested", "profile", 1, true],
    ["reviewing", "profile", 1, true],
    ["remanded", "registration", day, false],
    ["remanded", "profile", 1, true],
    ["rejected", "registration", day, false],
    ["rejected", "profile", day - 1, false],
    ["rejected", "profile", day, true],
    ["passed", "profile", day, false],
  ] as const)(
    "a save while %s from the %s after %i ms asks again: %s",
    (status, place, ms, asks) => {
      expect(doesSaveAskAgain({ status, requestedAt }, { place, now: after(ms) })).toBe(asks);
      expect(doesSaveAskAgain(undefined, { place, now: after(ms) })).toBe(false);
    },
  );

  it("promises an answer within three working days", () => {
    // Monday the 23rd is a public holiday.
    expect(judgementDeadline(requestedAt)).toEqual(new Date("2026-11-26T15:00:00Z"));
  });

  it.each([
    [undefined, "notSubmitted"],
    ["requested", "underReview"],
    ["reviewing", "underReview"],
    ["remanded", "remanded"],
    ["rejected", "rejected"],
    ["passed", undefined],
  ] as const)("shows for %s the modal %s", (status, state) => {
    expect(judgingModalState(status)).toBe(state);
  });

  it.each([
    [10, "S"],
    [9, "A"],
    [8, "A"],
    [7, "B"],
    [6, "B"],
    [5, "C"],
    [4, "C"],
    [3, "D"],
    [2, "D"],
    [1, "E"],
    [0, "E"],
  ])("proposes for %i points rank %s", (sum, rank) => {
    const point = (index: number): RubricPoint => {
      const left = sum - index * 2;
      if (left <= 0) return 0;
      return left === 1 ? 1 : 2;
    };
    expect(
      proposeRank({
        careerConcreteness: point(0),
        achievement: point(1),
        skillClarity: point(2),
        preferenceClarity: point(3),
        introduction: point(4),
      }),
    ).toBe(rank);
  });

  it("keeps every reason to its use", () => {
    expect(reasonsFor("remanded")).toEqual([
      "careerTooShort",
      "skillsTooFew",
      "nameUnclear",
      "contactInText",
      "imageInappropriate",
      "inconsistentPeriod",
      "falseInformation",
    ]);
    expect(reasonsFor("rejected")).toEqual([
      "duplicateAccount",
      "falseInformation",
      "companyPurpose",
      "noMatchingField",
    ]);
    for (const reason of judgementReasonKeys) expect(isReasonFor(reason, "passed")).toBe(false);
  });
});

describe("the passed screen", () => {
  const passed = { judgementStatus: "passed", isShownJudgementPassed: false } as const;

  it("opens once, on the seeker's own routes", () => {
    expect(shouldShowPassedScreen({ ...passed, path: "/offers?tab=likes" })).toBe(true);
    expect(shouldShowPassedScreen({ ...passed, path: "/mypage/profile" })).toBe(true);
    for (const segment of [
      "matchings",
      "registration",
      "congrats",
      "career-profile",
      "recruitment",
      "recruitments",
    ])
      expect(shouldShowPassedScreen({ ...passed, path: `/${segment}` })).toBe(true);
    expect(shouldShowPassedScreen({ ...passed, path: "/about" })).toBe(false);
    expect(shouldShowPassedScreen({ ...passed, path: "/judgement-passed" })).toBe(false);
    expect(
      shouldShowPassedScreen({ ...passed, path: "/offers", isShownJudgementPassed: true }),
    ).toBe(false);
    expect(
      shouldShowPassedScreen({ ...passed, path: "/offers", judgementStatus: "requested" }),
    ).toBe(false);
  });

  it("carries the path and a rank that may be shown", () => {
    expect(passedScreenPath("/offers?tab=likes", "A")).toBe(
      "/judgement-passed?from=%2Foffers%3Ftab%3Dlikes&r=A",
    );
    expect(passedScreenPath("/offers", "Z")).toBe("/judgement-passed?from=%2Foffers");
    expect(shownRankOf("Z")).toBeUndefined();
    expect(shownRankOf("E")).toBe("E");
  });
});

describe("judgeJokerSchema", () => {
  const faults = (input: object) =>
    judgeJokerSchema.safeParse({ jokerId, ...input }).error?.issues.map(({ path }) => path[0]) ??
    [];

  it("asks for a rank with a pass", () => {
    expect(faults({ status: "passed", rank: "B" })).toEqual([]);
    expect(faults({ status: "passed" })).toEqual(["rank"]);
    expect(faults({ status: "passed", rank: "B", reasonCodes: ["nameUnclear"] })).toEqual([
      "reasonCodes",
    ]);
  });

  it("takes thirty comments, each with a word and the name of a field", () => {
    const takes = (comments: object[]) =>
      faults({ status: "passed", rank: "B", fieldComments: comments }).length === 0;
    const said = { field: "x", comment: "字" };
    expect([30, 31].map((count) => takes(Array(count).fill(said)))).toEqual([true, false]);
    expect([50, 51].map((length) => takes([{ ...said, field: "x".repeat(length) }]))).toEqual([
      true,
      false,
    ]);
    expect([takes([{ ...said, field: "" }]), takes([{ ...said, comment: "" }])]).toEqual([
      false,
      false,
    ]);
  });

  it("is decided on a judgement of one step at least", () => {
    const takes = (steps: number) =>
      decideJudgementSchema.safeParse({
        jokerId,
        status: "passed",
        rank: "B",
        steps,
        lockVersion: 0,
      }).success;
    expect([0, 1].map(takes)).toEqual([false, true]);
  });

  it("asks for reasons that fit the verdict", () => {
    expect(faults({ status: "remanded", reasonCodes: ["nameUnclear"] })).toEqual([]);
    expect(faults({ status: "rejected", reasonCodes: ["falseInformation"] })).toEqual([]);
    expect(faults({ status: "rejected" })).toEqual(["reasonCodes"]);
    expect(faults({ status: "rejected", reasonCodes: ["nameUnclear"] })).toEqual(["reasonCodes"]);
    expect(faults({ status: "remanded", reasonCodes: ["companyPurpose"] })).toEqual([
      "reasonCodes",
    ]);
  });
});

it("goes on in the queue from a mark of 200 letters and no longer one", () => {
  const takes = (length: number) =>
    listJudgementsSchema.safeParse({ cursor: "a".repeat(length) }).success;
  expect([200, 201].map(takes)).toEqual([true, false]);
});

it("shows a person for a reason of one letter, and for none not", () => {
  const takes = (reason: string) => viewPersonSchema.safeParse({ jokerId, reason }).success;
  expect([takes("齢"), takes(" ")]).toEqual([true, false]);
});
