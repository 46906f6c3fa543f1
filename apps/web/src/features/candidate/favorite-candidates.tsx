"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { PagedList } from "@/ui/paged-list";
import { CandidateList } from "./candidate-list";
import { candidateCopy as copy } from "./copy.ja";

/** The candidates whom the reader has marked, for nobody else to see. */
export function FavoriteCandidates() {
  const trpc = useTRPC();
  const marked = useInfiniteQuery(trpc.favorite.list.infiniteQueryOptions({}, nextPage));
  // The server answers by the caller's side; this screen is only ever the company's.
  const pages = marked.data?.pages ?? [];
  const candidates = pages.flatMap((page) => (page.side === "ace" ? page.candidates : []));
  return (
    <PagedList list={marked} isEmpty={false}>
      <CandidateList
        candidates={candidates}
        belongs={() => true}
        empty={
          !marked.hasNextPage && (
            <EmptyState
              text={copy.emptyFavorites}
              action={
                <ButtonLink href="/users" variant="secondary">
                  {copy.toSearch}
                </ButtonLink>
              }
            />
          )
        }
      />
    </PagedList>
  );
}
