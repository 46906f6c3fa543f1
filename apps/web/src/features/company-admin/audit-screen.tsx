"use client";

import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import {
  auditActionLabel,
  auditActionLabels,
  auditTargetLabel,
} from "@tefuda/domain/monitoring/audit-labels.ja";
import { toCsv } from "@tefuda/domain/text/csv";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import { Download } from "lucide-react";
import { useState } from "react";
import { nextPage } from "@/platform/next-page";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { saveFile } from "@/ui/save-file";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { type AuditFilter, AuditFilters } from "./audit-filters";
import { adminCopy } from "./copy.ja";

const copy = adminCopy.audit;

type Row = Outputs["companyAdmin"]["auditLogs"]["items"][number];

/** Words for actions that companies do, or that are done to them. */
const companyActions = Object.entries(auditActionLabels)
  .filter(
    ([action]) =>
      !/^(view|save|publish|plan|delete|un|add|remove)?(Article|Announce|Inquiry|Synonyms)/.test(
        action,
      ),
  )
  .map(([value, label]) => ({ value, label }));

const actorOf = ({ actorType, actorName }: Row) =>
  actorType === "operator"
    ? copy.operator
    : actorType === "ace"
      ? actorName || copy.left
      : copy.system;

const cellsOf = (row: Row) => [
  formatDateTime(new Date(row.createdAt)),
  actorOf(row),
  auditActionLabel(row.action),
  row.targetName ?? auditTargetLabel(row.targetType),
  row.reason ?? "",
];

const keys = ["at", "actor", "action", "target", "note"] as const;
const columns: Column<Row>[] = keys.map((key, index) => ({
  key,
  header: copy.columns[key],
  primary: key === "at",
  cell: (row) => <span className="break-words">{cellsOf(row)[index]}</span>,
}));

/** Who did what in the company, and when. */
export function AuditScreen() {
  const trpc = useTRPC();
  const [filter, setFilter] = useState<AuditFilter>({});
  const list = useInfiniteQuery(trpc.companyAdmin.auditLogs.infiniteQueryOptions(filter, nextPage));
  const members = useQuery(trpc.member.list.queryOptions({ group: "active" }));
  const save = useMutation(
    trpc.companyAdmin.exportAuditLogs.mutationOptions({
      onSuccess: ({ items }) =>
        saveFile(
          copy.file(jstDate(new Date())),
          toCsv([keys.map((key) => copy.columns[key]), ...items.map(cellsOf)]),
          "text/csv",
        ),
    }),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Button
            variant="secondary"
            icon={<Download className="size-4" aria-hidden="true" />}
            busy={save.isPending}
            onClick={() => save.mutate(filter)}
          >
            {copy.csv}
          </Button>
        }
      />
      <AuditFilters
        members={(members.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        actions={companyActions}
        onApply={setFilter}
      />
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="document" text={copy.empty} />}
        skeletons={5}
        failed={copy.failed}
      >
        <Table caption={copy.caption} columns={columns} rows={items} rowKey={({ id }) => id} />
      </PagedList>
    </PageContainer>
  );
}
