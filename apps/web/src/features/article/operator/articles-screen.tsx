"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import {
  type ArticleStatus,
  articleCategoryLabels,
  articleStatuses,
  articleStatusLabels,
} from "@tefuda/domain/article/schema";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { titledKind } from "@/platform/editing/editing";
import { useKeptDrafts } from "@/platform/editing/use-kept-drafts";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { KeptDrafts } from "@/ui/kept-drafts";
import { Link } from "@/ui/link";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { SearchForm } from "@/ui/search-form";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { articleDeskCopy as copy } from "./copy.ja";
import { ArticleStatusBadge } from "./status-badge";

type Row = Outputs["article"]["listAll"]["items"][number];

const PATH = "/operator/articles";

export interface ArticlesScreenProps {
  status: ArticleStatus | undefined;
  words: string | undefined;
}

/** All articles, the last changed first: drafts, planned and published ones. */
export function ArticlesScreen({ status, words }: ArticlesScreenProps) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.article.listAll.infiniteQueryOptions({ status, words }, nextPage),
  );
  useReread("desk", trpc.article.listAll.pathKey(), "articles");
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={<ButtonLink href={`${PATH}/new`}>{copy.create}</ButtonLink>}
      />
      <KeptArticles />
      <LinkTabs
        label={copy.states}
        current={status ?? "all"}
        items={[
          { key: "all", label: copy.all, href: hrefWith(PATH, { words }) },
          ...articleStatuses.map((key) => ({
            key,
            label: counts ? `${articleStatusLabels[key]} ${counts[key]}` : articleStatusLabels[key],
            href: hrefWith(PATH, { status: key, words }),
          })),
        ]}
      />
      <SearchForm
        action={PATH}
        label={copy.searchLabel}
        words={{ name: "words", value: words, placeholder: copy.searchPlaceholder, max: 100 }}
        kept={{ status }}
      >
        <PagedList
          list={list}
          isEmpty={items.length === 0}
          empty={
            <EmptyState
              drawing="document"
              text={copy.empty}
              action={
                words && (
                  <ButtonLink href={hrefWith(PATH, { status })} variant="secondary">
                    {copy.clear}
                  </ButtonLink>
                )
              }
            />
          }
          skeletons={5}
          failed={copy.loadFailed}
        >
          <ArticleTable items={items} />
        </PagedList>
      </SearchForm>
    </PageContainer>
  );
}

const keptArticle = titledKind("article");

/** Articles that were typed on this device and never saved. */
function KeptArticles() {
  const { drafts, discard } = useKeptDrafts(keptArticle);
  return (
    <KeptDrafts
      drafts={drafts.map(({ thing, value: { form, lockVersion }, at }) => ({
        key: thing,
        title: form.title.trim() || copy.untitled,
        href: hrefWith(`${PATH}/${thing}`, { new: lockVersion === undefined ? "1" : undefined }),
        at,
      }))}
      onDiscard={discard}
    />
  );
}

function ArticleTable({ items }: { items: readonly Row[] }) {
  const now = useNow();
  const time = (at: Date | null) =>
    at ? <span className="whitespace-nowrap">{formatListTime(at, now)}</span> : copy.none;
  const columns: Column<Row>[] = [
    {
      key: "title",
      header: copy.columns.title,
      primary: true,
      cell: (row) => (
        <Link
          href={`${PATH}/${row.id}`}
          className="target inline-flex items-center rounded-sm font-semibold text-indigo underline-offset-4 hover:underline"
        >
          {row.title}
        </Link>
      ),
    },
    {
      key: "status",
      header: copy.columns.status,
      cell: ({ status }) => <ArticleStatusBadge status={status} />,
    },
    {
      key: "category",
      header: copy.columns.category,
      cell: ({ category }) => articleCategoryLabels[category],
    },
    {
      key: "company",
      header: copy.columns.company,
      cell: ({ companyName }) => companyName ?? copy.none,
    },
    {
      key: "publishedAt",
      header: copy.columns.publishedAt,
      align: "right",
      cell: ({ status, publishedAt }) => (status === "draft" ? copy.none : time(publishedAt)),
    },
    {
      key: "updatedAt",
      header: copy.columns.updatedAt,
      align: "right",
      cell: ({ updatedAt, updatedByName }) => (
        <span className="inline-grid justify-items-end">
          {time(updatedAt)}
          {updatedByName && <span className="text-ink-2 text-xs">{updatedByName}</span>}
        </span>
      ),
    },
  ];
  return <Table caption={copy.caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}
