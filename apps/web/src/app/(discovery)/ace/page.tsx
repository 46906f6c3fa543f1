import { ACE_PAGES_MAX } from "@tefuda/domain/ace/search";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AceSearch, FoundPeople } from "@/features/ace/ace-search";
import { AceShelves } from "@/features/ace/ace-shelves";
import { aceCopy as copy } from "@/features/ace/copy.ja";
import {
  type AceFilters,
  filtersOf,
  isSearch,
  searchHref,
  searchInput,
} from "@/features/ace/filters";
import { pageNumberOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { starFor } from "../../_like/favorite-button";
import { pageMetadata } from "../../_seo/page-metadata";

interface AcesPageProps {
  searchParams: Promise<SearchParams>;
}

const SHELF = { limit: 6 };
const AGENTS = { limit: 3 };

export async function generateMetadata({ searchParams }: AcesPageProps): Promise<Metadata> {
  const params = await searchParams;
  const page = pageNumberOf(params) ?? 1;
  const filters = filtersOf(params);
  return pageMetadata({
    title: page > 1 ? copy.pageTitle(page) : copy.title,
    description: copy.description,
    path: searchHref(filters, page),
    isNoindex: filters.q !== undefined || filters.occupation.length > 1,
  });
}

/** People of companies: shelves for who has just come in, a search for who looks for someone. */
export default async function AcesPage({ searchParams }: AcesPageProps) {
  const params = await searchParams;
  const filters = filtersOf(params);
  const page = pageNumberOf(params);
  if (page === undefined || page > ACE_PAGES_MAX) notFound();
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <AceSearch filters={filters}>
        {isSearch(filters) || page > 1 ? <Results filters={filters} page={page} /> : <Shelves />}
      </AceSearch>
    </PageContainer>
  );
}

async function Results({ filters, page }: { filters: AceFilters; page: number }) {
  const [me, found] = await Promise.all([
    optionalMe(),
    caller().ace.search.query(searchInput(filters, page)),
  ]);
  if (page > Math.max(1, found.nbPages)) notFound();
  return <FoundPeople filters={filters} found={found} action={starFor(me)} />;
}

async function Shelves() {
  const { ace } = caller();
  const [me, picked, newest, agents, all] = await Promise.all([
    optionalMe(),
    ace.listPicked.query(SHELF),
    ace.listNewest.query(SHELF),
    ace.listAgents.query(AGENTS),
    ace.search.query({}),
  ]);
  return (
    <AceShelves
      picked={picked}
      newest={newest}
      agents={agents}
      count={all.nbHits}
      action={starFor(me)}
    />
  );
}
