"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SEARCH_PAGE_SIZE } from "@tefuda/domain/candidate/constants";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { candidateHref, placeIn } from "./candidate-href";
import { candidateCopy as copy } from "./copy.ja";
import { type CandidateAddress, searchInputOf } from "./filters";

interface DetailPagerProps {
  jokerId: string;
  list: CandidateAddress;
}

/** To the candidates before and after in the list that this one was opened from, over its pages. */
export function DetailPager({ jokerId, list }: DetailPagerProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const read = (page: number, enabled = true) => ({
    ...trpc.candidate.searchJokers.queryOptions(searchInputOf({ ...list, page })),
    // The list as it was when one came here: reading it again would shift the places.
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  const { data, isPending } = useQuery(read(list.page));
  const ids = data?.hits.map((hit) => hit.jokerId) ?? [];
  const here = placeIn(ids, jokerId, { page: list.page, pageSize: SEARCH_PAGE_SIZE });
  const isFirst = here !== undefined && !here.previous && list.page > 1;
  const isLast = here !== undefined && !here.next && list.page < (data?.nbPages ?? 0);
  const before = useQuery(read(list.page - 1, isFirst));
  const after = useQuery(read(list.page + 1, isLast));
  const next = here?.next;
  useEffect(() => {
    if (next)
      void queries.prefetchQuery(trpc.candidate.getJokerForCompany.queryOptions({ jokerId: next }));
  }, [queries, trpc, next]);
  // As high as the buttons: the profile below stays where it is when they come.
  if (isPending) return <div aria-hidden="true" className="target" />;
  if (!here || !data) return null;

  const previousHref =
    hrefTo(here.previous, list) ??
    hrefTo(isFirst ? before.data?.hits.at(-1)?.jokerId : undefined, {
      ...list,
      page: list.page - 1,
    });
  const nextHref =
    hrefTo(next, list) ??
    hrefTo(isLast ? after.data?.hits[0]?.jokerId : undefined, { ...list, page: list.page + 1 });
  return (
    <nav aria-label={copy.inList} className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-ink-2 text-sm tabular-nums">{copy.place(here.place, data.nbHits)}</p>
      <div className="flex gap-2">
        {previousHref && (
          <ButtonLink
            href={previousHref}
            variant="secondary"
            size="sm"
            icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          >
            {copy.previous}
          </ButtonLink>
        )}
        {nextHref && (
          <ButtonLink
            href={nextHref}
            variant="secondary"
            size="sm"
            icon={<ChevronRight className="size-4" aria-hidden="true" />}
          >
            {copy.next}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

const hrefTo = (jokerId: string | undefined, list: CandidateAddress) =>
  jokerId && candidateHref(jokerId, list);
