"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import {
  type AnnounceState,
  announceStateLabels,
  announceStates,
} from "@tefuda/domain/announce/states";
import { announceTargetLabels } from "@tefuda/domain/notification/constants";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { useTRPC } from "@/platform/trpc";
import { Badge, type BadgeTone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { AnnounceModal } from "./announce-modal";
import { announceCopy as copy } from "./copy.ja";
import type { AnnounceItem } from "./types";
import { useAnnounceDraft } from "./use-announce-draft";
import { WithdrawModal } from "./withdraw-modal";

const PATH = "/operator/announces";
const tones: Record<AnnounceState, BadgeTone> = {
  planned: "gold",
  visible: "pine",
  withdrawn: "neutral",
};

/** All announcements with their states, and writing a new one. */
export function AnnouncesScreen({ state }: { state: AnnounceState | undefined }) {
  const trpc = useTRPC();
  const draft = useAnnounceDraft();
  const [withdrawn, setWithdrawn] = useState<AnnounceItem>();
  const list = useInfiniteQuery(trpc.announce.listAll.infiniteQueryOptions({ state }, nextPage));
  useReread("desk", trpc.announce.listAll.pathKey(), "announces");
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={<Button onClick={() => draft.begin()}>{copy.create}</Button>}
      />
      <LinkTabs
        label={copy.states}
        current={state ?? "all"}
        items={[
          { key: "all", label: copy.all, href: PATH },
          ...announceStates.map((key) => ({
            key,
            label: counts ? `${announceStateLabels[key]} ${counts[key]}` : announceStateLabels[key],
            href: hrefWith(PATH, { state: key }),
          })),
        ]}
      />
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="document" text={copy.empty} />}
        failed={copy.loadFailed}
      >
        <Table
          caption={copy.caption}
          columns={columnsOf(draft.begin, setWithdrawn)}
          rows={items}
          rowKey={({ id }) => id}
        />
      </PagedList>
      <AnnounceModal draft={draft} />
      <WithdrawModal announce={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </PageContainer>
  );
}

const beginningOf = (content: string) => content.slice(0, 20);

function columnsOf(
  onEdit: (item: AnnounceItem) => void,
  onWithdraw: (item: AnnounceItem) => void,
): Column<AnnounceItem>[] {
  return [
    {
      key: "content",
      header: copy.columns.content,
      primary: true,
      cell: ({ content }) => (
        <span className="line-clamp-3 max-w-xl whitespace-pre-line font-normal">{content}</span>
      ),
    },
    {
      key: "state",
      header: copy.columns.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{announceStateLabels[state]}</Badge>,
    },
    {
      key: "target",
      header: copy.columns.target,
      cell: ({ target }) => (
        <span className="as-rows:whitespace-nowrap">{announceTargetLabels[target]}</span>
      ),
    },
    {
      key: "publishAt",
      header: copy.columns.publishAt,
      align: "right",
      cell: ({ publishAt }) => (
        <span className="as-rows:whitespace-nowrap">{formatStamp(publishAt)}</span>
      ),
    },
    {
      key: "by",
      header: copy.columns.by,
      cell: ({ publishedByName }) => (
        <span className="as-rows:whitespace-nowrap">{publishedByName ?? copy.none}</span>
      ),
    },
    {
      key: "actions",
      header: copy.columns.actions,
      cell: (item) => (
        <span className="flex flex-wrap gap-2 *:shrink-0 as-rows:flex-nowrap">
          {item.state === "planned" && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={copy.actionsOf(copy.edit, beginningOf(item.content))}
              onClick={() => onEdit(item)}
            >
              {copy.edit}
            </Button>
          )}
          {item.state === "withdrawn" ? (
            copy.none
          ) : (
            <Button
              size="sm"
              variant="quiet"
              aria-label={copy.actionsOf(copy.withdraw, beginningOf(item.content))}
              onClick={() => onWithdraw(item)}
            >
              {copy.withdraw}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
