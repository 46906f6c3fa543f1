"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useEffect, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { useToast } from "@/ui/use-toast";
import { offerSendCopy } from "./copy.ja";

const copy = offerSendCopy.undo;
const SECOND_MS = 1000;

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
        onClick={() => withdraw.mutate({ offerId })}
      >
        {copy.action}
      </Button>
    </div>
  );
}

/** `4:59`, moving every second; undefined once the time is up. */
function useTimeLeft(until: Date): string | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.floor((until.getTime() - now) / SECOND_MS);
  const isOver = left < 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return undefined;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
