"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  type JudgementQueue,
  judgementQueueLabels,
  judgementQueues,
  queueStatuses,
} from "@tefuda/domain/judgement/queue";
import { useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { judgementCopy } from "../copy.ja";
import { KeyHelp } from "./key-help";
import { QueueTable } from "./queue-table";
import { useShortcuts } from "./use-shortcuts";

const { operator: copy } = judgementCopy;

/** The judging room: what waits, the longest waiting first, live. */
export function QueueScreen({ queue }: { queue: JudgementQueue }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const list = useInfiniteQuery(
    trpc.judgement.list.infiniteQueryOptions(
      { queue },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  useLive("judgement-queue", {
    modified: () => void queries.invalidateQueries({ queryKey: trpc.judgement.list.pathKey() }),
  });

  const table = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => {
    const links: Element[] = [...(table.current?.querySelectorAll("[data-case]") ?? [])];
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
    const next = links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });

  const counts = list.data?.pages[0]?.counts;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} actions={<KeyHelp />} />
      <LinkTabs
        label={copy.queues}
        current={queue}
        items={judgementQueues.map((key) => ({
          key,
          label: judgementQueueLabels[key],
          href: `/operator/judgements?queue=${key}`,
          ...(key === "open" &&
            counts && { count: queueStatuses.open.reduce((sum, s) => sum + counts[s], 0) }),
        }))}
      />
      <div ref={table}>
        {list.isPending && <SkeletonCards count={5} />}
        {list.isError && !list.data && (
          <ErrorState
            text={copy.loadFailed}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && items.length === 0 && (
          <EmptyState drawing="document" text={copy.empty[queue]} />
        )}
        {items.length > 0 && <QueueTable items={items} queue={queue} />}
      </div>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </PageContainer>
  );
}
