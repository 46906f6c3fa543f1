/** To whom an announcement goes. */
export const announceTargets = ["all", "joker", "ace"] as const;
export type AnnounceTarget = (typeof announceTargets)[number];
export const announceTargetLabels = {
  all: "全員",
  joker: "求職者",
  ace: "企業メンバー",
} as const satisfies Record<AnnounceTarget, string>;

export const ANNOUNCE_MAX = 2000;

export const NOTIFICATIONS_PER_PAGE = 30;
/** Unread things are counted up to here: one more than a badge says before its plus sign. */
export const UNREAD_COUNT_MAX = 100;
