import { expect, it } from "vitest";
import {
  contractTypes,
  contractTypesOf,
  FRESHNESS_ASK_DAYS,
  FRESHNESS_PAUSE_DAYS,
  insurances,
  RECRUITMENT_WORDS_MAX,
  REVISIONS_KEPT_YEARS,
  renewals,
  rewardTypes,
  smokingMeasures,
} from "./constants.ts";
import { SMOKING_DETAIL_MAX } from "./parts.ts";
import { UNFINISHED_MAX } from "./schema.ts";
import { RECRUITMENT_PAGES_MAX } from "./search.ts";
import { pauseReasons, recruitmentMachine, recruitmentTabs } from "./states.ts";

it("keeps to its numbers and lists", () => {
  expect({
    FRESHNESS_ASK_DAYS,
    FRESHNESS_PAUSE_DAYS,
    RECRUITMENT_WORDS_MAX,
    REVISIONS_KEPT_YEARS,
    contractTypes,
    contractTypesOf,
    insurances,
    renewals,
    rewardTypes,
    smokingMeasures,
    SMOKING_DETAIL_MAX,
    UNFINISHED_MAX,
    RECRUITMENT_PAGES_MAX,
    pauseReasons,
    recruitmentTabs,
  }).toEqual({
    FRESHNESS_ASK_DAYS: 30,
    FRESHNESS_PAUSE_DAYS: 60,
    RECRUITMENT_WORDS_MAX: 100,
    REVISIONS_KEPT_YEARS: 2,
    contractTypes: ["regular", "fixedTerm", "partTime", "outsourcing", "employment"],
    contractTypesOf: {
      midCareer: ["regular", "fixedTerm", "partTime"],
      sideJob: ["outsourcing", "employment"],
    },
    insurances: ["employment", "workersAccident", "health", "pension"],
    renewals: ["yes", "no", "automatic"],
    rewardTypes: ["hourly", "monthly", "outcome"],
    smokingMeasures: ["premisesBanned", "indoorsBanned", "smokingRoom", "other"],
    SMOKING_DETAIL_MAX: 200,
    UNFINISHED_MAX: 20_000,
    RECRUITMENT_PAGES_MAX: 50,
    pauseReasons: ["member", "stale", "noAces"],
    recruitmentTabs: ["all", "draft", "published", "paused", "closed"],
  });
});

it("lets these parties do these things to a position", () => {
  expect(recruitmentMachine).toEqual([
    { from: "none", action: "create", by: ["ace"], to: "draft" },
    { from: "draft", action: "publish", by: ["ace"], to: "published" },
    { from: "paused", action: "publish", by: ["ace"], to: "published" },
    { from: "published", action: "pause", by: ["ace", "system"], to: "paused" },
    { from: "draft", action: "close", by: ["ace", "operator"], to: "closed" },
    { from: "published", action: "close", by: ["ace", "operator", "system"], to: "closed" },
    { from: "paused", action: "close", by: ["ace", "operator", "system"], to: "closed" },
  ]);
});
