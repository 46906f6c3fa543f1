/** Job-change willingness (spec 3 · Fixed option lists). */
export const jobChangeWillingnesses = [
  "alreadyStartActivity",
  "considering",
  "ifGoodStory",
  "noIntention",
] as const;

export type JobChangeWillingness = (typeof jobChangeWillingnesses)[number];

export const jobChangeWillingnessLabels = {
  alreadyStartActivity: "すでに転職活動をしている",
  considering: "転職を検討している",
  ifGoodStory: "良い話があれば聞きたい",
  noIntention: "今のところ転職は考えていない",
} as const satisfies Record<JobChangeWillingness, string>;

/** Badges on a candidate card. */
export const jobChangeWillingnessBadges = {
  alreadyStartActivity: "転職活動中",
  considering: "転職検討中",
  ifGoodStory: "良い話があれば",
  noIntention: "転職意向なし",
} as const satisfies Record<JobChangeWillingness, string>;

/** Side-job willingness (spec 3 · Fixed option lists). */
export const sideJobWillingnesses = ["active", "ifGoodStory", "noIntention"] as const;

export type SideJobWillingness = (typeof sideJobWillingnesses)[number];

export const sideJobWillingnessLabels = {
  active: "積極的に副業を探している",
  ifGoodStory: "良い話があれば聞きたい",
  noIntention: "今のところ副業は考えていない",
} as const satisfies Record<SideJobWillingness, string>;

/** Badges on a candidate card. */
export const sideJobWillingnessBadges = {
  active: "副業に積極的",
  ifGoodStory: "副業は話次第",
  noIntention: "副業意向なし",
} as const satisfies Record<SideJobWillingness, string>;
