import { employmentTypeShortLabels, employmentTypes } from "@tefuda/domain/options/employment";
import { RECRUITMENT_WORDS_MAX } from "@tefuda/domain/recruitment/constants";
import type { ReactNode } from "react";
import { ActiveFilters } from "@/ui/active-filters";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { Pager } from "@/ui/pager";
import { SearchForm } from "@/ui/search-form";
import { PageContainer } from "@/ui/shell/page-container";
import { SynonymsNote } from "@/ui/synonyms-note";
import { recruitmentCopy as copy } from "./copy.ja";
import { FilterFields } from "./filter-fields";
import { activeItems, countFilters, hrefOf, hrefOfType, type RecruitmentFilters } from "./filters";
import { RecruitmentCard } from "./recruitment-card";
import type { FoundRecruitments, RecruitmentCardData } from "./types";

const numbers = new Intl.NumberFormat("ja-JP");
const ALL = "all";

export interface RecruitmentListProps {
  filters: RecruitmentFilters;
  found: FoundRecruitments;
  /** A button of the reader's own on each card, such as the like. */
  action?: (recruitment: RecruitmentCardData) => ReactNode;
}

/** The published positions with everything they can be narrowed by; needs no script. */
export function RecruitmentList({ filters, found, action }: RecruitmentListProps) {
  const items = activeItems(filters);
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.heading} lead={copy.lead} />
      <LinkTabs
        label={copy.kinds}
        current={filters.type ?? ALL}
        items={[
          { key: ALL, label: copy.allKinds, href: hrefOfType(filters) },
          ...employmentTypes.map((type) => ({
            key: type,
            label: employmentTypeShortLabels[type],
            href: hrefOfType(filters, type),
          })),
        ]}
      />
      <SearchForm
        action="/recruitments"
        label={copy.formLabel}
        words={{
          name: "q",
          value: filters.q,
          placeholder: copy.wordsPlaceholder,
          max: RECRUITMENT_WORDS_MAX,
        }}
        kept={{ type: filters.type }}
        filters={<FilterFields filters={filters} />}
        filterCount={countFilters(filters)}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="font-semibold tabular-nums">{copy.found(numbers.format(found.nbHits))}</p>
          {found.nbPages > 1 && (
            <p className="text-ink-2 text-sm tabular-nums">
              {copy.pageOf(found.page + 1, found.nbPages)}
            </p>
          )}
        </div>
        {found.nbHits > 0 && (
          <SynonymsNote
            synonyms={found.synonyms}
            hrefOf={(words) => hrefOf({ ...filters, q: words })}
          />
        )}
        <ActiveFilters items={items} clearHref="/recruitments" />
        {found.hits.length > 0 ? (
          <ul aria-label={copy.list} className="grid gap-4">
            {found.hits.map((recruitment) => (
              <li key={recruitment.id}>
                <RecruitmentCard recruitment={recruitment} action={action?.(recruitment)} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            drawing="search"
            text={items.length > 0 ? copy.none : copy.nothingYet}
            action={
              items.length > 0 && (
                <ButtonLink href="/recruitments" variant="secondary">
                  {copy.clear}
                </ButtonLink>
              )
            }
          />
        )}
        <Pager page={found.page + 1} total={found.nbPages} href={(page) => hrefOf(filters, page)} />
      </SearchForm>
    </PageContainer>
  );
}
