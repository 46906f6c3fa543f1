import {
  formatCount,
  formatRate,
  formatReply,
  ratesOf,
  replyLabel,
  usageMetricLabels,
  usageRateLabels,
} from "@tefuda/domain/usage/labels.ja";
import type { ShownGroup } from "@tefuda/domain/usage/metrics";
import { SectionCard } from "@/ui/section-card";
import { usageCopy as copy } from "./copy.ja";

/** The numbers of the whole range. */
export function UsageTotals({ total }: { total: ShownGroup }) {
  const { counts, replyMinutes } = total;
  const rates = ratesOf(total);
  const numbers = [
    [usageMetricLabels.offersSent, formatCount(counts.offersSent)],
    [usageRateLabels.opened, formatRate(rates.opened)],
    [usageRateLabels.accepted, formatRate(rates.accepted)],
    [usageMetricLabels.likesReceived, formatCount(counts.likesReceived)],
    [usageMetricLabels.matchings, formatCount(counts.matchings)],
    [usageMetricLabels.interviews, formatCount(counts.interviews)],
    [replyLabel, formatReply(replyMinutes)],
  ] as const;
  return (
    <SectionCard title={copy.totals}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 crowded:grid-cols-1 sm:grid-cols-4">
        {numbers.map(([label, value]) => (
          <div key={label} className="grid content-between gap-1">
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="font-semibold text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
