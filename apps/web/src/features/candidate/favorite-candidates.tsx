"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonCards } from "@/ui/skeleton";
import { CandidateList } from "./candidate-list";
import { candidateCopy as copy } from "./copy.ja";

/** The candidates whom the reader has marked, for nobody else to see. */
export function FavoriteCandidates() {
  const trpc = useTRPC();
  const marked = useInfiniteQuery(
    trpc.favorite.list.infiniteQueryOptions({}, { getNextPageParam: (page) => page.nextCursor }),
  );
  if (marked.isError)
    return <ErrorState onRetry={() => marked.refetch()} busy={marked.isFetching} />;
  if (!marked.data) return <SkeletonCards count={4} />;
  // The server answers by the caller's side; this screen is only ever the company's.
  const candidates = marked.data.pages.flatMap((page) =>
    page.side === "ace" ? page.candidates : [],
  );
  if (candidates.length === 0 && !marked.hasNextPage)
    return (
      <EmptyState
        text={copy.emptyFavorites}
        action={
          <ButtonLink href="/users" variant="secondary">
            {copy.toSearch}
          </ButtonLink>
        }
      />
    );
  return (
    <div className="grid gap-4">
      <CandidateList candidates={candidates} belongs={() => true} />
      {marked.hasNextPage && (
        <Button
          variant="secondary"
          busy={marked.isFetchingNextPage}
          onClick={() => marked.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}
