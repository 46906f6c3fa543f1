import type { Metadata } from "next";
import { Suspense } from "react";
import { Candidates } from "@/features/candidate/candidates";
import { candidateCopy } from "@/features/candidate/copy.ja";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { CandidateStars } from "../../_like/candidate-stars";

export const metadata: Metadata = { title: candidateCopy.title, robots: { index: false } };

export default function CandidatesPage() {
  return (
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
  );
}
