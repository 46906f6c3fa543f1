import type { TextBounds } from "../constants/limits.ts";

import type { ScheduleStatus } from "../schedule/states.ts";

/** Tabs of the matching list, the same keys the address carries. */
export const matchingTabs = ["all", "active", "unread", "scheduling", "fixed", "closed"] as const;
export type MatchingTab = (typeof matchingTabs)[number];
export const matchingTabLabels = {
  all: "すべて",
  active: "進行中",
  unread: "未読",
  scheduling: "日程調整中",
  fixed: "面談予定",
  closed: "終了",
} as const satisfies Record<MatchingTab, string>;

/** How a matching ended, kept with its archive (spec 3 · Deleted matching archive). */
export const deletedMatchingRoutes = ["release", "withdraw", "operator"] as const;
export type DeletedMatchingRoute = (typeof deletedMatchingRoutes)[number];

/** Schedule states under which an open matching stands in a tab. */
export const scheduleStatusesOfTab = {
  scheduling: ["proposed", "rescheduleRequested"],
  fixed: ["fixed"],
} as const satisfies Partial<Record<MatchingTab, readonly ScheduleStatus[]>>;

/** Whether a matching stands in a tab. */
export function isInMatchingTab(
  tab: MatchingTab,
  matching: {
    readonly unreadCount: number;
    readonly isClosed: boolean;
    readonly scheduleStatus?: ScheduleStatus | null | undefined;
  },
): boolean {
  switch (tab) {
    case "all":
      return true;
    case "active":
      return !matching.isClosed;
    case "closed":
      return matching.isClosed;
    case "unread":
      return matching.unreadCount > 0;
    case "scheduling":
    case "fixed":
      return (
        !matching.isClosed &&
        scheduleStatusesOfTab[tab].some((status) => status === matching.scheduleStatus)
      );
    default:
      return tab satisfies never;
  }
}

/** The words that a thread is closed with. */
export const TURN_CLOSE_TEXT = { min: 1, max: 400 } as const satisfies TextBounds;
