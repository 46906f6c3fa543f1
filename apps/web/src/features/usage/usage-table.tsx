import {
  formatCount,
  formatRate,
  formatReply,
  ratesOf,
  replyLabel,
  unknownGroups,
  usageMetricLabels,
} from "@tefuda/domain/usage/labels.ja";
import { type ShownGroup, type UsageMetric, usageMetrics } from "@tefuda/domain/usage/metrics";
import { type Column, Table } from "@/ui/table";
import { usageCopy as copy } from "./copy.ja";
import type { Usage } from "./types";

interface UsageTableProps {
  kind: "member" | "position";
  names: Usage["members"];
  groups: readonly ShownGroup[];
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly group: ShownGroup;
}

const titles = { member: copy.byMember, position: copy.byPosition } as const;

/** One line for each member or position, with the rates beside their numbers. */
export function UsageTable({ kind, names, groups }: UsageTableProps) {
  const rows = groups.map(
    (group, index): Row => ({
      key: group.id ?? "none",
      name: names[index]?.name ?? unknownGroups[kind],
      group,
    }),
  );
  const columns: Column<Row>[] = [
    { key: "name", header: copy[kind], primary: true, cell: ({ name }) => name },
    ...usageMetrics.map(
      (metric): Column<Row> => ({
        key: metric,
        header: usageMetricLabels[metric],
        align: "right",
        cell: ({ group }) => cellOf(metric, group),
      }),
    ),
    {
      key: "reply",
      header: replyLabel,
      align: "right",
      cell: ({ group }) => formatReply(group.replyMinutes),
    },
  ];
  return (
    <Table
      caption={titles[kind]}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<p className="text-ink-2 text-sm">{copy.nothing}</p>}
    />
  );
}

function cellOf(metric: UsageMetric, group: ShownGroup): string {
  const { opened, accepted } = ratesOf(group);
  const count = formatCount(group.counts[metric]);
  if (metric === "offersOpened") return copy.withRate(count, formatRate(opened));
  return metric === "offersAccepted" ? copy.withRate(count, formatRate(accepted)) : count;
}
