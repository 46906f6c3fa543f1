"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { isWaitingReport } from "@tefuda/domain/report/queue";
import {
  type ReportStatus,
  reportStatuses,
  reportStatusLabels,
} from "@tefuda/domain/report/states";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { KeyHelp } from "@/ui/key-help";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { useQueueKeys } from "@/ui/use-queue-keys";
import { reportCopy as copy } from "./copy.ja";
import { QueueTable } from "./queue-table";

/** The report desk: what is due first comes first, live. */
export function ReportQueueScreen({ status }: { status: ReportStatus }) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.report.list.infiniteQueryOptions({ status }, nextPage));
  useReread("report-queue", trpc.report.list.pathKey());

  const table = useQueueKeys();

  const counts = list.data?.pages[0]?.counts;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={isWaitingReport(status) ? copy.lead : copy.doneLead}
        actions={<KeyHelp keys={copy.queueKeys} />}
      />
      <LinkTabs
        label={copy.queues}
        current={status}
        items={reportStatuses.map((key) => ({
          key,
          label: reportStatusLabels[key],
          href: `/operator/reports?status=${key}`,
          ...(isWaitingReport(key) &&
            counts && { count: counts[key], countText: copy.times(counts[key]) }),
        }))}
      />
      <div ref={table}>
        <PagedList
          list={list}
          isEmpty={items.length === 0}
          empty={<EmptyState drawing="document" text={copy.empty[status]} />}
          failed={copy.loadFailed}
        >
          <QueueTable items={items} status={status} />
        </PagedList>
      </div>
    </PageContainer>
  );
}
