import { ACE_PAGE_SIZE, ACE_WORDS_MAX } from "@tefuda/domain/ace/search";
import type { ReactNode } from "react";
import { ActiveFilters } from "@/ui/active-filters";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { SearchForm } from "@/ui/search-form";
import { SynonymsNote } from "@/ui/synonyms-note";
import { AceGrid, type AceGridProps } from "./ace-grid.tsx";
import { aceCopy as copy } from "./copy.ja.ts";
import { type AceFilters, activeWords, searchHref } from "./filters.ts";
import { OccupationLinks } from "./occupation-links.tsx";
import type { FoundAces } from "./types.ts";

const number = new Intl.NumberFormat("ja-JP");
const EAGER = 3;

/** The search of people, whatever stands under it. */
export function AceSearch({ filters, children }: { filters: AceFilters; children: ReactNode }) {
  return (
    <SearchForm
      action="/ace"
      label={copy.search}
      words={{ name: "q", value: filters.q, placeholder: copy.placeholder, max: ACE_WORDS_MAX }}
      kept={{ occupation: filters.occupation }}
    >
      <OccupationLinks filters={filters} />
      {children}
    </SearchForm>
  );
}

interface FoundPeopleProps extends Pick<AceGridProps, "action"> {
  filters: AceFilters;
  found: FoundAces;
}

/** Who was found, one page after the other. */
export function FoundPeople({ filters, found, action }: FoundPeopleProps) {
  if (found.nbHits === 0)
    return (
      <EmptyState
        drawing="search"
        text={copy.none}
        action={
          <ButtonLink href="/ace" variant="secondary">
            {copy.back}
          </ButtonLink>
        }
      />
    );
  const first = found.page * ACE_PAGE_SIZE;
  return (
    <section aria-label={copy.results} className="grid gap-5">
      <ActiveFilters items={activeWords(filters)} clearHref="/ace" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold tabular-nums">
          {copy.found(number.format(found.nbHits))}
        </span>
        {found.nbPages > 1 && (
          <span className="text-ink-2 text-sm tabular-nums">
            {copy.range(first + 1, first + found.hits.length)}
          </span>
        )}
      </p>
      <SynonymsNote
        synonyms={found.synonyms}
        hrefOf={(words) => searchHref({ ...filters, q: words })}
      />
      <AceGrid aces={found.hits} eager={EAGER} level={2} action={action} />
      <Pager
        page={found.page + 1}
        total={found.nbPages}
        href={(page) => searchHref(filters, page)}
      />
    </section>
  );
}
