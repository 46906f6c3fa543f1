"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { SectionCard } from "@/ui/section-card";
import { SkeletonText } from "@/ui/skeleton";
import { reportCopy } from "../copy.ja";
import { GiveSanction } from "./give-sanction";
import { SanctionEntry } from "./sanction-entry";

const copy = reportCopy.sanctions;

export interface UserSanctionsProps {
  userId: string;
  /** Whether one may be given here, beside a report's own decision. */
  canGive?: boolean;
  /** Something was given or lifted. */
  onChanged?: () => void;
}

/** What was done about a person's conduct so far, each to be lifted while it holds. */
export function UserSanctions({ userId, canGive, onChanged }: UserSanctionsProps) {
  const trpc = useTRPC();
  const [isGiving, setGiving] = useState(false);
  const list = useQuery(trpc.sanction.list.queryOptions({ userId }));
  const changed = () => {
    void list.refetch();
    onChanged?.();
  };
  return (
    <SectionCard
      title={copy.title}
      {...(canGive && {
        action: (
          <Button variant="secondary" size="sm" onClick={() => setGiving(true)}>
            {copy.give}
          </Button>
        ),
      })}
    >
      {list.isPending && <SkeletonText lines={3} />}
      {list.isError && (
        <ErrorState
          text={copy.loadFailed}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && <p className="text-ink-2 text-sm">{copy.empty}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="grid gap-4">
          {list.data.map((sanction) => (
            <SanctionEntry key={sanction.id} sanction={sanction} onLifted={changed} />
          ))}
        </ul>
      )}
      {canGive && (
        <GiveSanction
          userId={userId}
          open={isGiving}
          onClose={() => setGiving(false)}
          onGiven={changed}
        />
      )}
    </SectionCard>
  );
}
