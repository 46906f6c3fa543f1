"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonCards } from "@/ui/skeleton";
import { CandidateList } from "./candidate-list";
import { candidateCopy as copy } from "./copy.ja";

/** One's own keeps, each with the ways to free its slot. */
export function KeptCandidates() {
  const trpc = useTRPC();
  const kept = useQuery(trpc.candidate.listKept.queryOptions());
  if (kept.isError) return <ErrorState onRetry={() => kept.refetch()} busy={kept.isFetching} />;
  if (!kept.data) return <SkeletonCards count={4} />;
  return (
    <CandidateList
      candidates={kept.data.items}
      belongs={({ keep, state }) => keep?.isOwn === true && state !== "hidden"}
      canSkip
      empty={
        <EmptyState
          text={copy.emptyKept}
          action={
            <ButtonLink href="/users" variant="secondary">
              {copy.toSearch}
            </ButtonLink>
          }
        />
      }
    />
  );
}
