"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useRefusal } from "@/platform/session/use-refusal";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { useToast } from "@/ui/use-toast";
import { offerSendCopy } from "./copy.ja";
import { useTimeLeft } from "./use-time-left";

const copy = offerSendCopy.undo;

interface UndoOfferProps {
  offerId: string;
  until: Date;
}

/** Takes an offer back while that is possible, with the time that is left for it. */
export function UndoOffer({ offerId, until }: UndoOfferProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const left = useTimeLeft(until);
  const refusal = useRefusal("offer:send");
  const withdraw = useMutation(
    trpc.offer.withdrawOffer.mutationOptions({
      onSuccess: () => {
        toast.success(successMessages.withdrawn);
        void queries.invalidateQueries(trpc.offer.pathFilter());
        void queries.invalidateQueries(trpc.candidate.pathFilter());
      },
    }),
  );
  if (left === undefined || withdraw.isSuccess) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span className="text-ink-2 text-xs tabular-nums">{copy.left(left)}</span>
      <Button
        variant="secondary"
        size="sm"
        busy={withdraw.isPending}
        refusal={refusal}
        onClick={() => withdraw.mutate({ offerId })}
      >
        {copy.action}
      </Button>
    </div>
  );
}
