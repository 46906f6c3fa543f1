"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReviewFilter, reviewFilterLabels, reviewFilters } from "@tefuda/domain/video/review";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { useTRPC } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { reviewCopy as copy } from "./copy.ja";
import { ReviewTable } from "./review-table";

const PATH = "/operator/reviews";

/** What both sides thought of their interviews, for operators alone. */
export function ReviewsScreen({ filter }: { filter: ReviewFilter }) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.video.reviews.infiniteQueryOptions({ filter }, nextPage));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <LinkTabs
        label={copy.filter}
        current={filter}
        items={reviewFilters.map((key) => ({
          key,
          label: reviewFilterLabels[key],
          href: hrefWith(PATH, { filter: key === "all" ? undefined : key }),
        }))}
      />
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="message" text={copy.empty} />}
        skeletons={5}
        failed={copy.loadFailed}
      >
        <ReviewTable items={items} />
      </PagedList>
    </PageContainer>
  );
}
