"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PersonCard } from "@/ui/person-card";
import { SkeletonText } from "@/ui/skeleton";
import { companyCopy as copy } from "./copy.ja";

/** The members of a company whom one may look at. */
export function CompanyPeople({ companyId }: { companyId: string }) {
  const trpc = useTRPC();
  const found = useQuery(trpc.ace.listOfCompany.queryOptions({ companyId }));
  if (found.isError) return <ErrorState onRetry={() => found.refetch()} busy={found.isFetching} />;
  if (!found.data) return <SkeletonText lines={6} />;
  if (found.data.items.length === 0) return <EmptyState drawing="cards" text={copy.noPeople} />;
  return (
    <ul className="grid gap-4 pairs-[15rem]">
      {found.data.items.map(({ id, name, position, profileImage, excerpt }) => (
        <li key={id} className="min-w-0">
          <PersonCard
            href={`/ace/${id}`}
            name={name}
            position={position}
            profileImage={profileImage}
            text={excerpt}
          />
        </li>
      ))}
    </ul>
  );
}
