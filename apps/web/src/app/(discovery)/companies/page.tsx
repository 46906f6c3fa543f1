import { COMPANY_PAGES_MAX } from "@tefuda/domain/company/search";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CompanyList } from "@/features/company/company-list";
import { companyCopy as copy } from "@/features/company/copy.ja";
import { activeFilters, filtersOf, listHref, listInput } from "@/features/company/filters";
import { RecommendedCompanies } from "@/features/company/recommended-companies";
import { pageNumberOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { pageMetadata } from "../../_seo/page-metadata";

interface CompaniesPageProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: CompaniesPageProps): Promise<Metadata> {
  const params = await searchParams;
  const page = pageNumberOf(params) ?? 1;
  const filters = filtersOf(params);
  return pageMetadata({
    title: page > 1 ? copy.pageTitle(page) : copy.title,
    description: copy.description,
    path: listHref(filters, page),
    isNoindex: activeFilters(filters).length > 0,
  });
}

export default async function CompaniesPage({ searchParams }: CompaniesPageProps) {
  const params = await searchParams;
  const filters = filtersOf(params);
  const page = pageNumberOf(params);
  if (page === undefined || page > COMPANY_PAGES_MAX) notFound();
  const found = await caller().company.list.query(listInput(filters, page));
  if (page > Math.max(1, found.nbPages)) notFound();
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      {page === 1 && activeFilters(filters).length === 0 && <ForYou />}
      <CompanyList filters={filters} found={found} />
    </PageContainer>
  );
}

/** What a joker is recommended; nobody else has wishes to go by. */
async function ForYou() {
  const me = await optionalMe();
  if (me.kind !== "joker") return null;
  const recommended = await caller().company.recommended.query({});
  return <RecommendedCompanies recommended={recommended} />;
}
