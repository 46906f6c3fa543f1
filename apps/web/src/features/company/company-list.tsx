import { COMPANY_PAGE_SIZE, COMPANY_WORDS_MAX } from "@tefuda/domain/company/search";
import { ActiveFilters } from "@/ui/active-filters";
import { ButtonLink } from "@/ui/button-link";
import { CheckList } from "@/ui/check-list";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { SearchForm } from "@/ui/search-form";
import { SynonymsNote } from "@/ui/synonyms-note";
import { CompanyCard } from "./company-card.tsx";
import { companyCopy as copy } from "./copy.ja.ts";
import { activeFilters, type CompanyFilters, facets, listHref } from "./filters.ts";
import type { FoundCompanies } from "./types.ts";

const number = new Intl.NumberFormat("ja-JP");
/** Cards of the first screen. */
const EAGER = 2;

interface CompanyListProps {
  filters: CompanyFilters;
  found: FoundCompanies;
}

/** The search of companies and what it found, readable and usable without scripts. */
export function CompanyList({ filters, found }: CompanyListProps) {
  const active = activeFilters(filters);
  return (
    <SearchForm
      action="/companies"
      label={copy.search}
      words={{
        name: "q",
        value: filters.q,
        placeholder: copy.placeholder,
        max: COMPANY_WORDS_MAX,
      }}
      filterCount={facets.reduce((sum, { name }) => sum + filters[name].length, 0)}
      filters={facets.map(({ name, label, options }, index) => (
        <CheckList
          key={name}
          name={name}
          label={label}
          options={options}
          chosen={filters[name]}
          open={index === 0}
        />
      ))}
    >
      <ActiveFilters items={active} clearHref="/companies" />
      <Found filters={filters} found={found} isNarrowed={active.length > 0} />
    </SearchForm>
  );
}

function Found({ filters, found, isNarrowed }: CompanyListProps & { isNarrowed: boolean }) {
  if (found.nbHits === 0)
    return (
      <EmptyState
        drawing="search"
        text={isNarrowed ? copy.none : copy.noneAtAll}
        action={
          isNarrowed && (
            <ButtonLink href="/companies" variant="secondary">
              {copy.showAll}
            </ButtonLink>
          )
        }
      />
    );
  const first = found.page * COMPANY_PAGE_SIZE;
  return (
    <section aria-label={copy.list} className="grid gap-5">
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
        hrefOf={(words) => listHref({ ...filters, q: words })}
      />
      <ul className="grid gap-5 sm:grid-cols-2">
        {found.hits.map((company, index) => (
          <li key={company.id}>
            <CompanyCard company={company} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      <Pager page={found.page + 1} total={found.nbPages} href={(page) => listHref(filters, page)} />
    </section>
  );
}
