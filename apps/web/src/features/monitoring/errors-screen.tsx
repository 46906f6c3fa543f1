"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type ErrorPeriod, errorPeriodLabels, errorPeriods } from "@tefuda/domain/monitoring/logs";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { EmptyState } from "@/ui/empty-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { SearchForm } from "@/ui/search-form";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { logCopy } from "./copy.ja";
import { ErrorModal } from "./error-modal";
import type { ErrorGroup } from "./types";

const copy = logCopy.errors;
const PATH = "/operator/error-logs";

export interface ErrorsScreenProps {
  days: ErrorPeriod;
  words: string | undefined;
  page: string | undefined;
}

/** Errors of browsers and of the server, those of one name and message as one. */
export function ErrorsScreen({ days, words, page }: ErrorsScreenProps) {
  const trpc = useTRPC();
  const [shown, setShown] = useState<ErrorGroup>();
  const list = useInfiniteQuery(
    trpc.monitoring.errors.infiniteQueryOptions(
      { days, words, page },
      { ...nextPage, refetchInterval: 60_000 },
    ),
  );
  const items = list.data?.pages.flatMap((one) => one.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <LinkTabs
        label={copy.period}
        current={days}
        items={errorPeriods.map((key) => ({
          key,
          label: errorPeriodLabels[key],
          href: hrefWith(PATH, { days: key, words, page }),
        }))}
      />
      <SearchForm
        action={PATH}
        label={copy.searchLabel}
        words={{ name: "words", value: words, placeholder: copy.words, max: 100 }}
        kept={{ days, page }}
      >
        <PagedList
          list={list}
          isEmpty={items.length === 0}
          empty={<EmptyState drawing="document" text={copy.empty} />}
          failed={copy.loadFailed}
        >
          <ErrorTable items={items} onShow={setShown} />
        </PagedList>
      </SearchForm>
      <ErrorModal error={shown} onClose={() => setShown(undefined)} />
    </PageContainer>
  );
}

interface ErrorTableProps {
  items: readonly ErrorGroup[];
  onShow: (error: ErrorGroup) => void;
}

function ErrorTable({ items, onShow }: ErrorTableProps) {
  const now = useNow();
  const time = (at: Date) => <span className="whitespace-nowrap">{formatListTime(at, now)}</span>;
  const columns: Column<ErrorGroup>[] = [
    {
      key: "name",
      header: copy.columns.name,
      primary: true,
      cell: (error) => (
        <span className="grid max-w-xl gap-0.5 font-normal">
          <button
            type="button"
            aria-label={copy.show(error.name)}
            onClick={() => onShow(error)}
            className="target w-fit rounded-sm text-left font-semibold text-indigo underline-offset-4 hover:underline"
          >
            {error.name}
          </button>
          <span className="line-clamp-2 break-all text-ink-2 text-xs">{error.message}</span>
        </span>
      ),
    },
    {
      key: "page",
      header: copy.columns.page,
      cell: ({ page }) => <span className="break-all">{page}</span>,
    },
    {
      key: "count",
      header: copy.columns.count,
      align: "right",
      cell: ({ count }) => copy.times(count),
    },
    {
      key: "users",
      header: copy.columns.users,
      align: "right",
      cell: ({ userCount }) => copy.people(userCount),
    },
    { key: "first", header: copy.columns.first, align: "right", cell: (row) => time(row.firstAt) },
    { key: "last", header: copy.columns.last, align: "right", cell: (row) => time(row.lastAt) },
  ];
  return (
    <Table
      caption={copy.caption}
      columns={columns}
      rows={items}
      rowKey={({ fingerprint }) => fingerprint}
    />
  );
}
