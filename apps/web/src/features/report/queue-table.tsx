"use client";

import { reportActionLabels } from "@tefuda/domain/report/constants";
import { isWaitingReport } from "@tefuda/domain/report/queue";
import type { ReportStatus } from "@tefuda/domain/report/states";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { useNow } from "@/platform/use-now";
import { Link } from "@/ui/link";
import { type Column, Table } from "@/ui/table";
import { reportCopy as copy } from "./copy.ja";
import { DueBadge, ReasonBadges } from "./report-badges";
import { type ReportItem, reportPath } from "./report-case";

function columnsOf(status: ReportStatus, now: Date): Column<ReportItem>[] {
  const { columns } = copy;
  const due: Column<ReportItem> = {
    key: "due",
    header: columns.due,
    align: "right",
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        <DueBadge {...row} now={now} />
        <span className="whitespace-nowrap">{formatListTime(row.dueAt, now)}</span>
      </span>
    ),
  };
  const action: Column<ReportItem> = {
    key: "action",
    header: columns.action,
    cell: (row) => (row.action ? reportActionLabels[row.action] : copy.none),
  };
  return [
    {
      key: "reported",
      header: columns.reported,
      primary: true,
      cell: ({ id, reported }) => (
        <span className="grid gap-0.5">
          <Link
            data-case
            href={reportPath(id)}
            className="target inline-flex w-fit items-center rounded-sm font-semibold text-indigo underline-offset-4 hover:underline"
          >
            {reported.name}
          </Link>
          <span className="font-normal text-ink-2 text-xs">
            {reported.companyName ?? copy.kinds[reported.kind]}
          </span>
        </span>
      ),
    },
    {
      key: "reasons",
      header: columns.reasons,
      cell: ({ reasons }) => <ReasonBadges reasons={reasons} />,
    },
    {
      key: "reporter",
      header: columns.reporter,
      cell: ({ reporter }) => reporter.name,
    },
    {
      key: "earlier",
      header: columns.earlier,
      align: "right",
      cell: ({ earlierCount }) => (earlierCount > 0 ? copy.times(earlierCount) : copy.none),
    },
    ...(status === "open"
      ? []
      : [
          {
            key: "handler",
            header: columns.handler,
            cell: (row: ReportItem) => row.handlerName ?? copy.none,
          },
        ]),
    {
      key: "createdAt",
      header: columns.createdAt,
      align: "right",
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatListTime(createdAt, now)}</span>
      ),
    },
    isWaitingReport(status) ? due : action,
  ];
}

export function QueueTable({
  items,
  status,
}: {
  items: readonly ReportItem[];
  status: ReportStatus;
}) {
  const now = useNow();
  return (
    <Table
      caption={copy.caption}
      columns={columnsOf(status, now)}
      rows={items}
      rowKey={(row) => row.id}
    />
  );
}
