"use client";

import { useMutation } from "@tanstack/react-query";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { SectionCard } from "@/ui/section-card";
import { useToast } from "@/ui/use-toast";
import { judgementCopy } from "../copy.ja";
import type { JudgementCase } from "./judgement-case";

const copy = judgementCopy.operator;

export interface HeldCaseProps {
  found: JudgementCase;
  holder: NonNullable<JudgementCase["holder"]>;
  onReload: () => void;
}

/** A colleague has the case in hand: judging it as well takes a knowing step. */
export function HeldCase({ found, holder, onReload }: HeldCaseProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const claim = useMutation(
    trpc.judgement.claim.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => toast.error(failureOf(error).message),
      onSettled: onReload,
    }),
  );
  return (
    <SectionCard
      title={copy.heldTitle(holder.name)}
      {...(holder.since && { lead: copy.heldLead(formatDateTime(holder.since)) })}
    >
      <Button
        variant="secondary"
        wide
        busy={claim.isPending}
        onClick={() => claim.mutate({ jokerId: found.jokerId })}
      >
        {copy.takeOver}
      </Button>
    </SectionCard>
  );
}
