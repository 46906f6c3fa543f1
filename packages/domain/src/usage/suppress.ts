import {
  type ReplyTimes,
  type ShownGroup,
  type UsageCount,
  type UsageGroup,
  type UsageMetric,
  type UsageReport,
  usageMetrics,
} from "./metrics.ts";

/** Of fewer people than these nothing is shown: one could tell who they are. */
export const SMALLEST_GROUP = 5;

/** Somebody is in it, and too few to be shown. A group of nobody says nothing about anyone. */
const isSmall = ({ count, people }: UsageCount) => count > 0 && people < SMALLEST_GROUP;

interface Hidden {
  readonly total: boolean;
  readonly parts: readonly (readonly boolean[])[];
}

/**
 * Which numbers of one total and of its divisions stay hidden. Beside those of small groups, as
 * many others as it takes that none of them follows from the rest: what a division hides has to
 * add up to a group that may be shown, and to more than one way of sharing it out. Where that
 * cannot be had, the total is hidden as well, and then a division that is shown whole would tell
 * it: its smallest number goes too.
 */
export function hiddenOf(total: UsageCount, divisions: readonly (readonly UsageCount[])[]): Hidden {
  if (isSmall(total)) return everything(divisions);
  const parts = divisions.map(hiddenIn);
  if (parts.every((division) => division !== undefined)) return { total: false, parts };
  return everything(divisions);
}

/** Of everything that is not nothing. */
const everything = (divisions: readonly (readonly UsageCount[])[]): Hidden => ({
  total: true,
  parts: divisions.map((division) => division.map(({ count }) => count > 0)),
});

/** What one division of a shown total hides, or nothing when that cannot be kept from being told. */
function hiddenIn(division: readonly UsageCount[]): boolean[] | undefined {
  const hidden = division.map(isSmall);
  const shown = () =>
    division.flatMap(({ count }, index) => (count > 0 && !hidden[index] ? [{ count, index }] : []));
  while (!isSafe(division, hidden)) {
    const [smallest] = shown().sort((a, b) => a.count - b.count || a.index - b.index);
    if (!smallest) return undefined;
    hidden[smallest.index] = true;
  }
  return hidden;
}

/** Each hidden number is at least one, and their sum is known: there has to be room for doubt. */
function isSafe(division: readonly UsageCount[], hidden: readonly boolean[]): boolean {
  const counts = division.filter((_, index) => hidden[index]).map(({ count }) => count);
  const sum = counts.reduce((total, count) => total + count, 0);
  if (counts.length === 0) return true;
  return counts.length > 1 && sum >= SMALLEST_GROUP && sum > counts.length;
}

/** A company's numbers as they may be shown (spec 6 · See usage). */
export function suppressSmallGroups(report: UsageReport<UsageGroup>): UsageReport<ShownGroup> {
  const divisions = [report.months, report.members, report.positions];
  const hidden = new Map(
    usageMetrics.map((metric) => [
      metric,
      hiddenOf(
        report.total.counts[metric],
        divisions.map((groups) => groups.map(({ counts }) => counts[metric])),
      ),
    ]),
  );
  const show = (group: UsageGroup, isHidden: (of: Hidden | undefined) => boolean | undefined) => ({
    id: group.id,
    counts: Object.fromEntries(
      usageMetrics.map((metric) => [
        metric,
        isHidden(hidden.get(metric)) ? null : group.counts[metric].count,
      ]),
    ) as Record<UsageMetric, number | null>,
    replyMinutes: shownReply(group.reply),
  });
  const showAll = (groups: readonly UsageGroup[], division: number) =>
    groups.map((group, index) => show(group, (of) => of?.parts[division]?.[index]));
  return {
    total: show(report.total, (of) => of?.total),
    months: showAll(report.months, 0),
    members: showAll(report.members, 1),
    positions: showAll(report.positions, 2),
  };
}

/** A middle cannot be told from those of other groups, so each stands for itself. */
function shownReply({ medianMinutes, people }: ReplyTimes): number | null {
  return people < SMALLEST_GROUP ? null : medianMinutes;
}
