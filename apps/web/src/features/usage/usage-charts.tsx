import {
  formatCount,
  formatReply,
  replyLabel,
  usageMetricLabels,
} from "@tefuda/domain/usage/labels.ja";
import type { ShownGroup, UsageMetric } from "@tefuda/domain/usage/metrics";
import { Chart } from "@/ui/chart/chart";
import type { ChartTone } from "@/ui/chart/series";
import { SectionCard } from "@/ui/section-card";
import { usageCopy as copy } from "./copy.ja";

/** The axis counts hours: minutes would stand at odd marks. */
const HOUR_MINUTES = 60;

/** `4月`; the year stands with its first month. */
function monthLabel(key: string, index: number): string {
  const [year, month] = key.split("-").map(Number);
  return index === 0 || month === 1 ? `${year}/${month}` : copy.month(month);
}

/** How the numbers moved from month to month. */
export function UsageCharts({ months }: { months: readonly ShownGroup[] }) {
  const labels = months.map(({ id }, index) => monthLabel(id ?? "", index));
  const seriesOf = (metric: UsageMetric, tone: ChartTone) => ({
    name: usageMetricLabels[metric],
    tone,
    values: months.map(({ counts }) => counts[metric]),
  });
  const isEmpty = months.every(({ counts }) => Object.values(counts).every((count) => count === 0));
  if (isEmpty)
    return (
      <SectionCard title={copy.months}>
        <p className="text-ink-2 text-sm">{copy.nothing}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={copy.months}>
      <div className="grid gap-8 lg:grid-cols-2">
        <Chart
          title={copy.offers}
          labels={labels}
          format={formatCount}
          series={[
            seriesOf("offersSent", "indigo"),
            seriesOf("offersOpened", "pine"),
            seriesOf("offersAccepted", "accent"),
          ]}
        />
        <Chart
          title={copy.contacts}
          labels={labels}
          format={formatCount}
          series={[
            seriesOf("likesReceived", "indigo"),
            seriesOf("matchings", "pine"),
            seriesOf("interviews", "accent"),
          ]}
        />
        {months.some(({ replyMinutes }) => replyMinutes !== null) && (
          <Chart
            title={replyLabel}
            kind="line"
            labels={labels}
            format={(hours) => formatReply(hours === null ? null : hours * HOUR_MINUTES)}
            series={[
              {
                name: replyLabel,
                tone: "indigo",
                values: months.map(({ replyMinutes }) =>
                  replyMinutes === null ? null : replyMinutes / HOUR_MINUTES,
                ),
              },
            ]}
          />
        )}
      </div>
    </SectionCard>
  );
}
