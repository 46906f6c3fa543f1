"use client";

import type { JudgementQueue } from "@tefuda/domain/judgement/queue";
import { occupationLabels, subOccupationLabels } from "@tefuda/domain/options/occupations";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import type { Outputs } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { type Column, Table } from "@/ui/table";
import { judgementCopy } from "../copy.ja";
import { StatusBadge } from "./status-badge";
import { urgency, waitingTime } from "./waiting";

export type QueueItem = Outputs["judgement"]["list"]["items"][number];

const { operator: copy } = judgementCopy;

function columnsOf(queue: JudgementQueue, now: Date): Column<QueueItem>[] {
  const isOpen = queue === "open";
  const waiting: Column<QueueItem> = {
    key: "waiting",
    header: copy.columns.waiting,
    align: "right",
    cell: ({ requestedAt, deadline }) => {
      const late = urgency(deadline, now);
      return (
        <span className="inline-flex flex-wrap items-center justify-end as-wide-cards:justify-start gap-2">
          {late && <Badge tone={late === "overdue" ? "danger" : "gold"}>{copy[late]}</Badge>}
          <span className="whitespace-nowrap">{waitingTime(requestedAt, now)}</span>
        </span>
      );
    },
  };
  const rank: Column<QueueItem> = {
    key: "rank",
    header: copy.columns.rank,
    cell: (row) => row.rank ?? copy.none,
  };
  return [
    {
      key: "name",
      header: copy.columns.name,
      primary: true,
      cell: ({ jokerId, name }) => (
        <Link
          data-case
          href={`/operator/judgements/${jokerId}`}
          className="target inline-flex items-center rounded-sm font-semibold text-indigo underline-offset-4 hover:underline"
        >
          {name || copy.noName}
        </Link>
      ),
    },
    {
      key: "occupation",
      header: copy.columns.occupation,
      cell: ({ occupation, subOccupation }) =>
        subOccupation
          ? subOccupationLabels[subOccupation]
          : occupation
            ? occupationLabels[occupation]
            : copy.none,
    },
    {
      key: "status",
      header: copy.columns.status,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      key: "reviewer",
      header: copy.columns.reviewer,
      cell: ({ reviewerName, isHeld }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {reviewerName ?? copy.none}
          {isHeld && <Badge tone="indigo">{copy.held}</Badge>}
        </span>
      ),
    },
    {
      key: "count",
      header: copy.columns.count,
      align: "right",
      cell: (row) => copy.nth(row.requestCount),
    },
    {
      key: "requestedAt",
      header: copy.columns.requestedAt,
      align: "right",
      cell: (row) => (
        <span className="whitespace-nowrap">{formatListTime(row.requestedAt, now)}</span>
      ),
    },
    ...(isOpen ? [waiting] : []),
    ...(queue === "passed" ? [rank] : []),
  ];
}

export function QueueTable({
  items,
  queue,
}: {
  items: readonly QueueItem[];
  queue: JudgementQueue;
}) {
  const now = useNow();
  return (
    <Table
      caption={copy.caption}
      columns={columnsOf(queue, now)}
      rows={items}
      rowKey={(row) => row.jokerId}
    />
  );
}
