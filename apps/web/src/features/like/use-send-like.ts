"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import type { InterestLevel } from "@tefuda/domain/options/interest";
import { useRef } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf, modalFor } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { likeCopy as copy } from "./copy.ja";

export interface LikeDraft {
  readonly aceId: string;
  readonly recruitmentId?: string | undefined;
  readonly level: InterestLevel | undefined;
  readonly message: string;
}

/** What is no longer a matter of trying again: the button shows how things stand instead. */
const settled: readonly string[] = [
  "alreadyExistsLike",
  "alreadyExistsMatchingForJokerOnLike",
  "alreadyExistsMatchingForAgentAceOnLike",
];

/** Sends a like once, however often its button is pressed or its answer is lost. */
export function useSendLike({
  isAgent,
  onDone,
  onNotRegistered,
}: {
  /** A like of an agent is an application for a consultation. */
  isAgent: boolean;
  onDone: () => void;
  onNotRegistered: () => void;
}) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const likeId = useRef(uuidv7());

  const call = useMutation(
    trpc.like.createLike.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (outcome) => {
        likeId.current = uuidv7();
        if (outcome.kind === "liked")
          toast.success(isAgent ? successMessages.applied : successMessages.liked);
        else toast.info(copy.window.offered);
        onDone();
      },
      onError: (error) => {
        const failure = failureOf(error);
        if (modalFor(failure, "joker-judging-status")) return onNotRegistered();
        if (!settled.includes(failure.code)) return;
        toast.error(failure.message);
        onDone();
      },
      onSettled: () => {
        void queries.invalidateQueries(trpc.like.pathFilter());
        // Whom one could not reach is perhaps no agent any more.
        if (isAgent) void queries.invalidateQueries(trpc.ace.listAgents.pathFilter());
      },
    }),
  );
  const failure = call.error ? failureOf(call.error) : undefined;
  return {
    send: ({ aceId, recruitmentId, level, message }: LikeDraft) =>
      call.mutate({
        likeId: likeId.current,
        aceId,
        recruitmentId,
        selectedInterestAction: level,
        message,
        ...(isAgent && { isConsultation: true }),
      }),
    isSending: call.isPending,
    failure: failure?.code === "fetchDataError" ? copy.lost : failure?.message,
    reset: () => call.reset(),
  };
}
