import { toCsv } from "../text/csv.ts";
import {
  rateOf,
  type ShownGroup,
  type UsageMetric,
  type UsageReport,
  usageMetrics,
} from "./metrics.ts";
import { SMALLEST_GROUP } from "./suppress.ts";

export const usageMetricLabels = {
  offersSent: "オファー送信数",
  offersOpened: "開封数",
  offersAccepted: "承諾数",
  likesReceived: "「興味あり」受信数",
  matchings: "マッチング数",
  interviews: "面談数",
} as const satisfies Record<UsageMetric, string>;

export const usageRateLabels = { opened: "開封率", accepted: "承諾率" } as const;
export const replyLabel = "返信までの時間（中央値）";
export const usageNote = `対象が${SMALLEST_GROUP}名に満たない数値と、そこから逆算できる数値は「-」と表示します。`;
export const unknownGroups = { member: "退職したメンバー", position: "募集なし" } as const;

/** What stands for a number that is not shown. */
export const HIDDEN = "-";
const thousands = new Intl.NumberFormat("ja-JP");

/** `1,200`, or `-` for what is not shown. */
export const formatCount = (count: number | null): string =>
  count === null ? HIDDEN : thousands.format(count);
/** `25%`, or `-`. */
export const formatRate = (rate: number | null): string => (rate === null ? HIDDEN : `${rate}%`);

const HOUR = 60;
const DAY = 24 * HOUR;

/** `45分`, `3時間20分`, `2日4時間`, or `-`. */
export function formatReply(minutes: number | null): string {
  if (minutes === null) return HIDDEN;
  const whole = Math.round(minutes);
  const [days, hours, rest] = [
    Math.floor(whole / DAY),
    Math.floor((whole % DAY) / HOUR),
    whole % HOUR,
  ];
  if (days > 0) return hours > 0 ? `${days}日${hours}時間` : `${days}日`;
  if (hours > 0) return rest > 0 ? `${hours}時間${rest}分` : `${hours}時間`;
  return `${rest}分`;
}

/** `2026年4月` */
export function formatMonth(key: string): string {
  const [year, month] = key.split("-").map(Number);
  return `${year}年${month}月`;
}

/** The rates of a group's offers. */
export const ratesOf = ({ counts }: Pick<ShownGroup, "counts">) => ({
  opened: rateOf(counts.offersOpened, counts.offersSent),
  accepted: rateOf(counts.offersAccepted, counts.offersSent),
});

interface Named {
  readonly id: string | null;
  readonly name: string | null;
}

/** A report with what its groups are called, row by row. */
export interface NamedUsage {
  readonly members: readonly Named[];
  readonly positions: readonly Named[];
  readonly report: UsageReport<ShownGroup>;
}

/** The same numbers as on the screen as a CSV file. */
export function usageCsv({ members, positions, report }: NamedUsage): string {
  const line = (kind: string, name: string, group: ShownGroup) => {
    const rates = ratesOf(group);
    return [
      kind,
      name,
      ...usageMetrics.map((metric) => group.counts[metric] ?? HIDDEN),
      rates.opened ?? HIDDEN,
      rates.accepted ?? HIDDEN,
      group.replyMinutes === null ? HIDDEN : Math.round(group.replyMinutes),
    ];
  };
  const lines = (kind: string, groups: readonly ShownGroup[], name: (index: number) => string) =>
    groups.map((group, index) => line(kind, name(index), group));
  return toCsv([
    [
      "区分",
      "名称",
      ...usageMetrics.map((metric) => usageMetricLabels[metric]),
      `${usageRateLabels.opened}（%）`,
      `${usageRateLabels.accepted}（%）`,
      `${replyLabel}（分）`,
    ],
    line("合計", "", report.total),
    ...report.months.map((group) => line("月", formatMonth(group.id ?? ""), group)),
    ...lines("メンバー", report.members, (index) => members[index]?.name ?? unknownGroups.member),
    ...lines("募集", report.positions, (index) => positions[index]?.name ?? unknownGroups.position),
  ]);
}
