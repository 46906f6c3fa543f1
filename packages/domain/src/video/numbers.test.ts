import { expect, it } from "vitest";
import { REVIEW_DAYS } from "./policy.ts";
import { aceReviewTags, jokerReviewTags, reviewFilters, reviewTags } from "./review.ts";
import { REVIEW_COMMENT_MAX, signalKinds, videoOutcomes } from "./schema.ts";
import { liveVideoChatStatuses, videoChatMachine, videoChatStatuses } from "./states.ts";

it("keeps to its numbers and lists", () => {
  expect({
    REVIEW_DAYS,
    aceReviewTags,
    jokerReviewTags,
    reviewFilters,
    reviewTags,
    REVIEW_COMMENT_MAX,
    signalKinds,
    videoOutcomes,
    liveVideoChatStatuses,
    videoChatStatuses,
  }).toEqual({
    REVIEW_DAYS: 14,
    aceReviewTags: ["wellPrepared", "clearAnswers", "onTime", "absent"],
    jokerReviewTags: [
      "matchedRecruitment",
      "answeredPolitely",
      "onTime",
      "likeSelection",
      "differedFromRecruitment",
      "unpleasant",
    ],
    reviewFilters: ["all", "low", "likeSelection", "unpleasant"],
    reviewTags: [
      "matchedRecruitment",
      "answeredPolitely",
      "onTime",
      "likeSelection",
      "differedFromRecruitment",
      "unpleasant",
      "wellPrepared",
      "clearAnswers",
      "absent",
    ],
    REVIEW_COMMENT_MAX: 400,
    signalKinds: ["offer", "answer", "candidate", "state"],
    videoOutcomes: ["done", "noShow"],
    liveVideoChatStatuses: ["scheduled", "open", "inProgress"],
    videoChatStatuses: ["scheduled", "open", "inProgress", "done", "noShow", "cancelled"],
  });
});

it("lets each party move a room as the table says, and no other", () => {
  expect(
    videoChatMachine.map(({ from, action, by, to }) => `${from} ${action} ${by.join(",")} ${to}`),
  ).toEqual([
    "none schedule system scheduled",
    "scheduled open system,ace,joker open",
    "scheduled cancel system cancelled",
    "scheduled reportNoShow ace,joker,system noShow",
    "open meet system inProgress",
    "open finish ace done",
    "open reportNoShow ace,joker,system noShow",
    "open cancel system cancelled",
    "inProgress finish ace,system done",
    "inProgress reportNoShow ace,joker noShow",
    "inProgress cancel system cancelled",
  ]);
});
