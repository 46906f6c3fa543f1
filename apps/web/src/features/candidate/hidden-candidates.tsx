"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonCards } from "@/ui/skeleton";
import { CandidateList } from "./candidate-list";
import { candidateCopy as copy } from "./copy.ja";

/** The candidates whom the company has put aside. */
export function HiddenCandidates() {
  const trpc = useTRPC();
  const hidden = useInfiniteQuery(
    trpc.candidate.listHidden.infiniteQueryOptions(
      {},
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  if (hidden.isError)
    return <ErrorState onRetry={() => hidden.refetch()} busy={hidden.isFetching} />;
  if (!hidden.data) return <SkeletonCards count={4} />;
  const candidates = hidden.data.pages.flatMap(({ items }) => items);
  if (candidates.length === 0) return <EmptyState text={copy.emptyHidden} />;
  return (
    <div className="grid gap-4">
      <CandidateList candidates={candidates} belongs={({ state }) => state === "hidden"} />
      {hidden.hasNextPage && (
        <Button
          variant="secondary"
          busy={hidden.isFetchingNextPage}
          onClick={() => hidden.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}
