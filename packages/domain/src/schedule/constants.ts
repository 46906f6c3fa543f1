/** Why a member asks for new times or cancels. */
export const scheduleReasons = [
  "conflict",
  "health",
  "noneFits",
  "moreTime",
  "declined",
  "other",
] as const;
export type ScheduleReason = (typeof scheduleReasons)[number];

/** Declining the interview is a reason to cancel, not to ask for new times. */
export const rescheduleReasons = [
  "conflict",
  "health",
  "noneFits",
  "moreTime",
  "other",
] as const satisfies readonly ScheduleReason[];

export const scheduleReasonLabels = {
  conflict: "予定が入ってしまった",
  health: "体調不良",
  noneFits: "候補の中に都合のよい日時がない",
  moreTime: "もう少し検討したい",
  declined: "面談を辞退したい",
  other: "その他",
} as const satisfies Record<ScheduleReason, string>;

/** How a candidate was chosen: entered by hand, or pressed on the grid with one's calendar in it. */
export const candidateSources = ["manual", "calendar"] as const;
export type CandidateSource = (typeof candidateSources)[number];

export const proposerTypes = ["ace", "joker"] as const;
export type ProposerType = (typeof proposerTypes)[number];

export const SCHEDULE_TIME_ZONE = "Asia/Tokyo";
export const DEFAULT_DURATION_MINUTES = 30;
