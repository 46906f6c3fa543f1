/** Platforms recorded with an activity and the last login (spec 3 · activityHistories). */
export const platforms = ["web", "spweb"] as const;

export type Platform = (typeof platforms)[number];

/** Activities recorded in the histories (spec 3 · activityHistories). */
export const activities = ["online", "offline"] as const;

export type Activity = (typeof activities)[number];
