"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { candidateCopy as copy } from "./copy.ja";
import { type CardPatch, patchCards } from "./patch-cards";
import type { Candidate } from "./types";

export type CandidateAction = "keep" | "unkeep" | "skip" | "hide" | "unhide";

const actions = {
  keep: { call: "keepJoker", said: successMessages.kept, undo: "unkeep" },
  unkeep: { call: "unkeepJoker", said: successMessages.unkept, undo: "keep" },
  skip: { call: "skipJoker", said: copy.gone.skipped, undo: "keep" },
  hide: { call: "hideJoker", said: successMessages.hidden, undo: "unhide" },
  unhide: { call: "unhideJoker", said: successMessages.unhidden, undo: "hide" },
} as const satisfies Record<CandidateAction, { call: string; said: string; undo: CandidateAction }>;

export type CandidateActions = ReturnType<typeof useCandidateActions>;

/**
 * Keep, pass over and hide: shown at once, taken back when the server refuses. What an action
 * does is undone by its opposite, so a card that leaves its list stays as a line with a way back.
 */
export function useCandidateActions() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const toast = useToast();
  const me = useSession();
  const [isKeepLimit, setKeepLimit] = useState(false);
  /** What was done last to each candidate since the list came on screen. */
  const [done, setDone] = useState<ReadonlyMap<string, CandidateAction>>(new Map());
  const ownName = me.kind === "ace" ? me.name : "";

  const call = useMutation({
    mutationFn: async ({ action, jokerId }: { action: CandidateAction; jokerId: string }) => {
      await client.candidate[actions[action].call].mutate({ jokerId });
    },
    meta: { ownErrors: true },
  });

  const act = (action: CandidateAction, card: Candidate) => {
    const { jokerId, state, keep } = card;
    const before = done;
    patchCards(queries, trpc, jokerId, patchOf(action, card, ownName));
    setDone(new Map(done).set(jokerId, action));
    call.mutate(
      { action, jokerId },
      {
        onSuccess: () => toast.success(actions[action].said),
        onError: (error) => {
          patchCards(queries, trpc, jokerId, { state, keep });
          setDone(before);
          const failure = failureOf(error);
          if (failure.code === "reachJokerKeepLimit") setKeepLimit(true);
          else toast.error(failure.message);
        },
        onSettled: () => {
          void queries.invalidateQueries(trpc.candidate.countKept.queryFilter());
          // The lists are read again when they next come on screen, not under the reader's hand.
          void queries.invalidateQueries({
            ...trpc.candidate.pathFilter(),
            predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes("countKept"),
            refetchType: "none",
          });
        },
      },
    );
  };

  return {
    act,
    /** What was done to a candidate, with the words for it. */
    doneTo: (jokerId: string) => {
      const action = done.get(jokerId);
      return action && { action, text: actions[action].said, undo: actions[action].undo };
    },
    isKeepLimit,
    closeKeepLimit: () => setKeepLimit(false),
  };
}

/** How a card looks once the action has been done. */
function patchOf(action: CandidateAction, { state }: Candidate, ownName: string): CardPatch {
  const isFree = state === "none" || state === "hidden";
  switch (action) {
    case "keep":
      return {
        keep: { isOwn: true, aceName: ownName, expiresAt: null },
        state: isFree ? "kept" : state,
      };
    case "unkeep":
    case "skip":
      return { keep: null, state: state === "kept" ? "none" : state };
    case "hide":
      return { keep: null, state: "hidden" };
    case "unhide":
      return { state: "none" };
    default:
      return action satisfies never;
  }
}
