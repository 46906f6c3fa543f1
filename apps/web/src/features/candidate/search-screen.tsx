"use client";

import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Sheet } from "@/ui/sheet";
import { candidateCopy as copy } from "./copy.ja";
import { FilterPanel } from "./filter-panel";
import { countFilters } from "./filters";
import { FoundCandidates } from "./found-candidates";
import { useAddress } from "./use-address";
import { useFound } from "./use-found";

/** Filters beside the list where there is room for both, in a sheet elsewhere. */
export function SearchScreen() {
  const { address, setFilters } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const { data } = useFound(address);
  const panel = <FilterPanel filters={address.filters} onChange={setFilters} />;
  const count = countFilters(address.filters);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-8">
      <section aria-label={copy.filters} className="max-xl:hidden">
        {panel}
      </section>
      <div className="grid min-w-0 gap-4">
        <Button
          variant="secondary"
          className="justify-self-start xl:hidden"
          icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {copy.filtersButton(count)}
        </Button>
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
