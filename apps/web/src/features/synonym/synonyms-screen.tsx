"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { SYNONYM_GROUPS_MAX } from "@tefuda/domain/synonym/words.ja";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { AddModal } from "./add-modal";
import { synonymCopy as copy } from "./copy.ja";
import { RemoveModal } from "./remove-modal";
import type { SynonymGroup } from "./types";

/** The words that operators added to those that mean the same in searches. */
export function SynonymsScreen() {
  const trpc = useTRPC();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<SynonymGroup>();
  const list = useInfiniteQuery(trpc.synonym.list.infiniteQueryOptions({}, nextPage));
  useReread("desk", trpc.synonym.list.pathKey(), "synonyms");
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={<Button onClick={() => setIsAdding(true)}>{copy.create}</Button>}
      />
      {total > 0 && (
        <p className="text-ink-2 text-sm tabular-nums">{copy.count(total, SYNONYM_GROUPS_MAX)}</p>
      )}
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="search" text={copy.empty} />}
        failed={copy.loadFailed}
      >
        <Table
          caption={copy.caption}
          columns={columnsOf(setRemoved)}
          rows={items}
          rowKey={({ id }) => id}
        />
      </PagedList>
      <AddModal open={isAdding} onClose={() => setIsAdding(false)} />
      <RemoveModal group={removed} onClose={() => setRemoved(undefined)} />
    </PageContainer>
  );
}

const columnsOf = (onRemove: (group: SynonymGroup) => void): Column<SynonymGroup>[] => [
  {
    key: "words",
    header: copy.columns.words,
    primary: true,
    cell: ({ words }) => (
      <ul className="flex flex-wrap gap-2 font-normal">
        {words.map((word) => (
          <li key={word} className="wrap-anywhere min-w-0 rounded-md bg-sunken px-3 py-0.5">
            {word}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "by",
    header: copy.columns.by,
    cell: ({ addedByName }) => (
      <span className="as-rows:whitespace-nowrap">{addedByName ?? copy.none}</span>
    ),
  },
  {
    key: "at",
    header: copy.columns.at,
    align: "right",
    cell: ({ createdAt }) => (
      <span className="as-rows:whitespace-nowrap">{formatStamp(createdAt)}</span>
    ),
  },
  {
    key: "actions",
    header: copy.columns.actions,
    cell: (group) => (
      <Button
        size="sm"
        variant="quiet"
        aria-label={copy.removeOf(group.words.join("、"))}
        onClick={() => onRemove(group)}
      >
        {copy.remove}
      </Button>
    ),
  },
];
