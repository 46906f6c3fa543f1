"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { PagedList } from "@/ui/paged-list";
import { CandidateList } from "./candidate-list";
import { candidateCopy as copy } from "./copy.ja";

/** The candidates whom the company has put aside. */
export function HiddenCandidates() {
  const trpc = useTRPC();
  const hidden = useInfiniteQuery(trpc.candidate.listHidden.infiniteQueryOptions({}, nextPage));
  const candidates = hidden.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PagedList list={hidden} isEmpty={false}>
      <CandidateList
        candidates={candidates}
        belongs={({ state }) => state === "hidden"}
        empty={!hidden.hasNextPage && <EmptyState text={copy.emptyHidden} />}
      />
    </PagedList>
  );
}
