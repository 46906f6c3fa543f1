"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import {
  auditActionLabel,
  auditActorLabel,
  auditTargetLabel,
} from "@tefuda/domain/monitoring/audit-labels.ja";
import type { AuditFilter } from "@tefuda/domain/monitoring/logs";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { nextPage } from "@/platform/next-page";
import { type Outputs, useTRPCClient } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { AuditCsvButton } from "./audit-csv-button";
import { AuditFilterForm } from "./audit-filter-form";
import { logCopy } from "./copy.ja";

const copy = logCopy.audit;

type AuditRow = Outputs["monitoring"]["audit"]["items"][number];

/** Who did what and when; looking is put on record as well. */
export function AuditScreen({ filter }: { filter: AuditFilter }) {
  const client = useTRPCClient();
  const list = useInfiniteQuery({
    queryKey: ["audit", filter],
    queryFn: ({ pageParam }) => client.monitoring.audit.mutate({ ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    ...nextPage,
    // Each reading is put on record, so nothing reads by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={<AuditCsvButton filter={filter} />}
      />
      <AuditFilterForm filter={filter} />
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="document" text={copy.empty} />}
        skeletons={6}
        failed={copy.loadFailed}
      >
        <Table caption={copy.caption} columns={columns} rows={items} rowKey={({ id }) => id} />
      </PagedList>
    </PageContainer>
  );
}

const small = (text: string | null) => (
  <span className="break-all text-ink-2 text-xs">{text ?? logCopy.none}</span>
);

const columns: Column<AuditRow>[] = [
  {
    key: "at",
    header: copy.columns.at,
    primary: true,
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap font-normal tabular-nums">{formatStamp(createdAt)}</span>
    ),
  },
  {
    key: "actor",
    header: copy.columns.actor,
    cell: ({ actorType, actorName, actorId }) => (
      <span className="inline-grid">
        <span className="as-rows:whitespace-nowrap">{actorName || auditActorLabel(actorType)}</span>
        {small(actorName ? auditActorLabel(actorType) : actorId)}
      </span>
    ),
  },
  {
    key: "action",
    header: copy.columns.action,
    cell: ({ action }) => <span className="font-semibold">{auditActionLabel(action)}</span>,
  },
  {
    key: "target",
    header: copy.columns.target,
    cell: ({ targetType, targetId }) => (
      <span className="inline-grid">
        <span>{auditTargetLabel(targetType)}</span>
        {targetId && small(targetId)}
      </span>
    ),
  },
  {
    key: "company",
    header: copy.columns.company,
    cell: ({ companyName }) => companyName ?? logCopy.none,
  },
  { key: "reason", header: copy.columns.reason, cell: ({ reason }) => small(reason) },
  {
    key: "ip",
    header: copy.columns.ip,
    // Four numbers stay on one line; the longer kind of address breaks.
    cell: ({ ip }) => <span className="inline-block as-rows:min-w-24">{small(ip)}</span>,
  },
];
