"use client";

import {
  type CandidateSort,
  candidateSortLabels,
  candidateSorts,
  candidateTexts,
} from "@tefuda/domain/candidate/constants";
import { fillTemplate } from "@tefuda/domain/text/template";
import clsx from "clsx";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { Pager } from "@/ui/pager";
import { Select } from "@/ui/select";
import { SkeletonCards } from "@/ui/skeleton";
import { SynonymsNote } from "@/ui/synonyms-note";
import { candidateHref } from "./candidate-href";
import { CandidateList } from "./candidate-list";
import { candidateCopy as copy } from "./copy.ja";
import { countFilters, noFilters } from "./filters";
import { useAddress } from "./use-address";
import { useFound } from "./use-found";

/** The candidates that the address asks for, with their exact number. */
export function FoundCandidates({ canSort = false }: { canSort?: boolean }) {
  const { address, changeFilters, setSort, hrefOf } = useAddress();
  const found = useFound(address);
  if (found.isError) return <ErrorState onRetry={() => found.refetch()} busy={found.isFetching} />;
  if (!found.data) return <SkeletonCards count={6} />;

  const { hits, nbHits, nbPages, synonyms } = found.data;
  const isFiltered = canSort && countFilters(address.filters) > 0;
  return (
    <section
      aria-label={copy.list}
      aria-busy={found.isPlaceholderData}
      className={clsx(
        "grid min-w-0 gap-4 transition-opacity",
        found.isPlaceholderData && "opacity-60",
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {fillTemplate(candidateTexts.count, { count: nbHits.toLocaleString("ja-JP") })}
        </p>
        {canSort && (
          <Select
            aria-label={copy.sort}
            className="w-52"
            placeholder={false}
            value={address.sort}
            onChange={({ target }) => setSort(target.value as CandidateSort)}
            options={candidateSorts.map((sort) => ({
              value: sort,
              label: candidateSortLabels[sort],
            }))}
          />
        )}
      </div>
      {nbHits > 0 && (
        <SynonymsNote
          synonyms={synonyms}
          hrefOf={(words) => hrefOf({ filters: { ...address.filters, words } })}
        />
      )}
      <CandidateList
        key={address.page}
        list={hrefOf({ page: address.page })}
        candidates={hits}
        hrefOf={({ jokerId }) => candidateHref(jokerId, address)}
        belongs={({ state }) => state !== "hidden"}
        empty={
          <EmptyState
            drawing="search"
            text={copy.empty}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={() => changeFilters(() => noFilters)}>
                  {candidateTexts.clear}
                </Button>
              )
            }
          />
        }
      />
      <Pager page={address.page} total={nbPages} href={(page) => hrefOf({ page })} />
    </section>
  );
}
