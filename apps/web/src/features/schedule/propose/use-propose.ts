"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FETCH_RETRY } from "@tefuda/domain/constants/limits";
import type { ProposerType } from "@tefuda/domain/schedule/constants";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useLatch } from "@/platform/use-latch";
import { scheduleRoomCopy } from "../room-copy.ja";
import { isOpen } from "../steps";
import type { ScheduleReading } from "../use-schedule";
import { type Draft, proposalOf } from "./draft";

const copy = scheduleRoomCopy.propose;

export interface ProposeFailure {
  readonly text: string;
  /** The dates are being arranged already; nothing can be sent until that has ended. */
  readonly isOpenElsewhere: boolean;
}

/**
 * Sends a proposal once, however often it is pressed or tried again. Where the server refuses, reads
 * anew where things stand, and says it.
 */
export function usePropose(
  {
    matchingId,
    partnerName,
    side,
  }: { matchingId: string; partnerName: string; side: ProposerType },
  refresh: ScheduleReading["refresh"],
) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { once } = useLatch();
  const [failure, setFailure] = useState<ProposeFailure>();
  const propose = useMutation(
    trpc.schedule.propose.mutationOptions({
      meta: { ownErrors: true },
      retry: (count, error) => count < FETCH_RETRY && failureOf(error).isUnreached,
    }),
  );

  const explain = async (error: unknown, draft: Draft): Promise<ProposeFailure | undefined> => {
    const { code, message } = failureOf(error);
    if (code === "fetchDataError") return { text: copy.failed, isOpenElsewhere: false };
    const state = await refresh();
    const current = state?.current;
    // An earlier try had arrived, and only its answer was lost.
    if (current?.id === draft.scheduleId) return undefined;
    await queries.invalidateQueries({ queryKey: trpc.schedule.taken.queryKey() });
    if (code !== "lock" || !isOpen(current))
      return { text: `${message}${copy.kept}`, isOpenElsewhere: false };
    const isPartners = current.status === "proposed" && current.proposerType !== side;
    return {
      text: isPartners ? copy.partnerWasFirst(partnerName) : copy.alreadyOpen,
      isOpenElsewhere: true,
    };
  };

  /** A proposal that was kept since an earlier try had arrived, and was answered, is a new one now. */
  const sendOrAnew = async (draft: Draft) => {
    const proposal = proposalOf(draft, matchingId);
    try {
      await propose.mutateAsync(proposal);
    } catch (error) {
      if (failureOf(error).code !== "lock") throw error;
      const current = (await refresh())?.current;
      if (isOpen(current)) throw error;
      await propose.mutateAsync({ ...proposal, scheduleId: uuidv7() });
    }
  };

  return {
    isSending: propose.isPending,
    failure,
    forget: () => setFailure(undefined),
    send: (draft: Draft, onSent: () => void) =>
      once(async () => {
        setFailure(undefined);
        try {
          await sendOrAnew(draft);
          await refresh();
          onSent();
        } catch (error) {
          const found = await explain(error, draft);
          if (found) setFailure(found);
          else onSent();
        }
      }),
  };
}
