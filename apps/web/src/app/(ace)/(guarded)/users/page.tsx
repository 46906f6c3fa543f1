import type { Metadata } from "next";
import { Suspense } from "react";
import { Candidates } from "@/features/candidate/candidates";
import { candidateCopy } from "@/features/candidate/copy.ja";
import { readAddress } from "@/features/candidate/filters";
import { foundQuery, prefetchDeck } from "@/features/candidate/queries";
import { hrefWith, type SearchParams } from "@/platform/search-params";
import { FirstAnswers } from "@/platform/server/first-answers";
import { requireAce } from "@/platform/server/guard";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { CandidateStars } from "../../../_like/candidate-stars";

export const metadata: Metadata = { title: candidateCopy.title };

export default async function CandidatesPage(props: { searchParams: Promise<SearchParams> }) {
  // Moving within the company's pages does not pass the layout's guard again.
  await requireAce();
  const address = readAddress(new URLSearchParams(hrefWith("", await props.searchParams)));
  const { tab, view } = address;
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        queries.prefetchQuery(trpc.candidate.countKept.queryOptions()),
        queries.prefetchQuery(trpc.savedSearch.list.queryOptions()),
        ...(tab === "recommended" && view === "deck" ? [prefetchDeck(queries, trpc)] : []),
        ...(tab === "search" || (tab === "recommended" && view === "list")
          ? [queries.prefetchQuery(foundQuery(trpc, address))]
          : []),
      ]}
    >
      <Suspense
        fallback={
          <PageContainer width="wide">
            <SkeletonCards count={6} />
          </PageContainer>
        }
      >
        <CandidateStars>
          <Candidates />
        </CandidateStars>
      </Suspense>
    </FirstAnswers>
  );
}
