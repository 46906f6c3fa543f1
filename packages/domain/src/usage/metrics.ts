/** What is counted of a company's use, in the order in which it is shown. */
export const usageMetrics = [
  "offersSent",
  "offersOpened",
  "offersAccepted",
  "likesReceived",
  "matchings",
  "interviews",
] as const;
export type UsageMetric = (typeof usageMetrics)[number];

/** How often something happened, and with how many people. */
export interface UsageCount {
  readonly count: number;
  readonly people: number;
}
export type UsageCounts = Readonly<Record<UsageMetric, UsageCount>>;

/** Times in minutes from a seeker's message to the answer, their middle, and of how many people. */
export interface ReplyTimes {
  readonly medianMinutes: number | null;
  readonly people: number;
}

/** The numbers of one group: a month, a member, a position or everything together. */
export interface UsageGroup {
  /** Of the member or the position, or the month `YYYY-MM`; `null` for what belongs to none. */
  readonly id: string | null;
  readonly counts: UsageCounts;
  readonly reply: ReplyTimes;
}

/** The same as it may be shown; `null` is written `-`. */
export interface ShownGroup {
  readonly id: string | null;
  readonly counts: Readonly<Record<UsageMetric, number | null>>;
  readonly replyMinutes: number | null;
}

/** One set of numbers, divided in three ways. */
export interface UsageReport<Group> {
  readonly total: Group;
  readonly months: readonly Group[];
  readonly members: readonly Group[];
  readonly positions: readonly Group[];
}

/**
 * The percentage that one number is of another; `null` where either is not shown, since the two
 * of them would tell the third, and where there is nothing to divide.
 */
export function rateOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : Math.round((part / whole) * 100);
}
