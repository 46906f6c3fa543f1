import { can } from "@tefuda/domain/policy/can";
import { RECRUITMENT_PAGES_MAX } from "@tefuda/domain/recruitment/search";
import { recruitmentTabs } from "@tefuda/domain/recruitment/states";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { recruitmentCopy as copy } from "@/features/recruitment/copy.ja";
import { activeItems, hrefOf, readFilters, toListInput } from "@/features/recruitment/filters";
import { RecruitmentList } from "@/features/recruitment/recruitment-list";
import { choicesOf, pageNumberOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { likeOf } from "../../_like/like-button";
import { pageMetadata } from "../../_seo/page-metadata";
import { LateOwnList } from "./late-parts";

interface RecruitmentsProps {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: RecruitmentsProps): Promise<Metadata> {
  const params = await searchParams;
  const filters = readFilters(params);
  const page = pageNumberOf(params) ?? 1;
  // One kind of work is a list that people look for; any other narrowing is a reader's own.
  const isNarrowed = activeItems({ ...filters, type: undefined }).length > 0;
  return pageMetadata({
    title: page > 1 ? `${copy.title} ${copy.onPage(page)}` : copy.title,
    description: copy.description,
    path: hrefOf(filters, page),
    isNoindex: isNarrowed,
  });
}

/** The published positions, for anyone; company staff see their own unless they ask for `?view=public`. */
export default async function RecruitmentsPage({ searchParams }: RecruitmentsProps) {
  const me = await optionalMe();
  const params = await searchParams;
  const filters = readFilters(params);
  const seesOwn = me.kind === "ace" && can(me, "recruitment:edit");
  if (seesOwn && params.view !== "public")
    return (
      <LateOwnList tab={choicesOf(params, "tab", recruitmentTabs)[0] ?? "all"} words={filters.q} />
    );
  const page = pageNumberOf(params);
  if (page === undefined || page > RECRUITMENT_PAGES_MAX) notFound();
  const found = await caller().recruitment.list.query({ ...toListInput(filters), page: page - 1 });
  if (page > 1 && found.hits.length === 0) notFound();
  return (
    <RecruitmentList
      filters={filters}
      found={found}
      action={(recruitment) => likeOf(me, recruitment)}
    />
  );
}
