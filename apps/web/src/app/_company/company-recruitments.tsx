"use client";

import { useQuery } from "@tanstack/react-query";
import { RecruitmentCard } from "@/features/recruitment/recruitment-card";
import { useTRPC } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonText } from "@/ui/skeleton";
import { companyCopy as copy } from "./copy.ja";

/** The open positions of a company, the newest first. */
export function CompanyRecruitments({ companyId }: { companyId: string }) {
  const trpc = useTRPC();
  const found = useQuery(trpc.recruitment.list.queryOptions({ companyId }));
  if (found.isError) return <ErrorState onRetry={() => found.refetch()} busy={found.isFetching} />;
  if (!found.data) return <SkeletonText lines={6} />;
  const { hits, nbHits } = found.data;
  if (hits.length === 0) return <EmptyState drawing="document" text={copy.noRecruitments} />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {hits.map((recruitment) => (
          <li key={recruitment.id} className="min-w-0">
            <RecruitmentCard recruitment={recruitment} level={3} showsCompany={false} />
          </li>
        ))}
      </ul>
      {nbHits > hits.length && (
        <p className="text-ink-2 text-sm">{copy.more(nbHits - hits.length)}</p>
      )}
    </div>
  );
}
