"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import {
  type JudgementQueue,
  judgementQueueLabels,
  judgementQueues,
  queueStatuses,
} from "@tefuda/domain/judgement/queue";
import { useRouter } from "next/navigation";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { KeyHelp } from "@/ui/key-help";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { useQueueKeys } from "@/ui/use-queue-keys";
import { useShortcuts } from "@/ui/use-shortcuts";
import { judgementCopy } from "../copy.ja";
import { casePath } from "./judgement-case";
import { PaceLine } from "./pace-line";
import { QueueTable } from "./queue-table";

const { operator: copy } = judgementCopy;

/** The judging room: what waits, the longest waiting first, live. */
export function QueueScreen({ queue }: { queue: JudgementQueue }) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.judgement.list.infiniteQueryOptions({ queue }, nextPage));
  useReread("judgement-queue", trpc.judgement.list.pathKey());

  const table = useQueueKeys();
  const first = list.data?.pages[0];
  const { counts, pace } = first ?? {};
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const free = queue === "open" ? items.find(({ isHeld }) => !isHeld) : undefined;
  const router = useRouter();
  useShortcuts({
    s: () => {
      if (free) router.push(casePath(free.jokerId));
    },
  });

  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <KeyHelp keys={copy.queueKeys} />
            {free && <ButtonLink href={casePath(free.jokerId)}>{copy.start}</ButtonLink>}
          </>
        }
      />
      {pace && <PaceLine pace={pace} />}
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
        <PagedList
          list={list}
          isEmpty={items.length === 0}
          empty={<EmptyState drawing="document" text={copy.empty[queue]} />}
          skeletons={5}
          failed={copy.loadFailed}
        >
          <QueueTable items={items} queue={queue} />
        </PagedList>
      </div>
    </PageContainer>
  );
}
