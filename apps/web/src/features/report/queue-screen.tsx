"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { isWaitingReport } from "@tefuda/domain/report/queue";
import {
  type ReportStatus,
  reportStatuses,
  reportStatusLabels,
} from "@tefuda/domain/report/states";
import { useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { KeyHelp } from "@/ui/key-help";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { useShortcuts } from "@/ui/use-shortcuts";
import { reportCopy as copy } from "./copy.ja";
import { QueueTable } from "./queue-table";

/** The report desk: what is due first comes first, live. */
export function ReportQueueScreen({ status }: { status: ReportStatus }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const list = useInfiniteQuery(
    trpc.report.list.infiniteQueryOptions(
      { status },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const readAgain = () => void queries.invalidateQueries({ queryKey: trpc.report.list.pathKey() });
  // What came while the stream was opening was not heard.
  useLive("report-queue", { modified: readAgain, ready: readAgain });

  const table = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => {
    const links: Element[] = [...(table.current?.querySelectorAll("[data-case]") ?? [])];
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
    const next = links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) }, { repeats: true });

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
