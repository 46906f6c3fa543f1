"use client";

import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { ScrollBox } from "@/ui/scroll-box";
import { Sheet } from "@/ui/sheet";
import { candidateCopy as copy } from "./copy.ja";
import { FilterChips } from "./filter-chips";
import { FilterPanel } from "./filter-panel";
import { countFilters } from "./filters";
import { FoundCandidates } from "./found-candidates";
import { SavedSearches } from "./saved/saved-searches";
import { useAddress } from "./use-address";
import { useFound } from "./use-found";

/** Filters beside the list where there is room for both, in a sheet elsewhere. */
export function SearchScreen() {
  const { address, changeFilters } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const { data } = useFound(address);
  const { filters } = address;
  const panel = <FilterPanel filters={filters} onChange={changeFilters} />;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-8">
      <section
        aria-label={copy.filters}
        className="max-xl:hidden xl:sticky xl:top-[calc(var(--header-height)+1rem)]"
      >
        <ScrollBox className="max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto overscroll-contain p-1">
          {panel}
        </ScrollBox>
      </section>
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            size="sm"
            className="xl:hidden"
            icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {copy.filtersButton(countFilters(filters))}
          </Button>
          <SavedSearches address={address} />
        </div>
        <FilterChips filters={filters} onChange={changeFilters} />
        <FoundCandidates canSort />
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.filters}
        footer={
          <Button onClick={() => setOpen(false)} disabled={!data}>
            {copy.showFound(data?.nbHits ?? 0)}
          </Button>
        }
      >
        {panel}
      </Sheet>
    </div>
  );
}
