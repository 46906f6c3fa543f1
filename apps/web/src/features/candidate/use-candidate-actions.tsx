"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { type CardPatch, patchCards } from "./patch-cards";
import type { Candidate } from "./types";

export type CandidateAction = "keep" | "unkeep" | "skip" | "hide" | "unhide";

const calls = {
  keep: "keepJoker",
  unkeep: "unkeepJoker",
  skip: "skipJoker",
  hide: "hideJoker",
  unhide: "unhideJoker",
} as const satisfies Record<CandidateAction, string>;

const said = {
  keep: successMessages.kept,
  unkeep: successMessages.unkept,
  skip: undefined,
  hide: successMessages.hidden,
  unhide: successMessages.unhidden,
} as const satisfies Record<CandidateAction, string | undefined>;

/**
 * Keep, pass over and hide: shown at once, taken back when the server refuses. What an action
 * does is undone by its opposite, so a card that leaves its list stays as a line with a way back.
 */
export function useCandidateActions() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const me = useSession();
  const [isKeepLimit, setKeepLimit] = useState(false);

  const patchOf = (action: CandidateAction, card: Candidate): CardPatch => {
    const isBare = card.state === "kept" || card.state === "hidden" || card.state === "none";
    switch (action) {
      case "keep": {
        const aceName = me.kind === "ace" ? me.name : "";
        const state = isBare ? "kept" : card.state;
        return { keep: { isOwn: true, aceName, expiresAt: null }, state };
      }
      case "unkeep":
      case "skip":
        return { keep: null, state: card.state === "kept" ? "none" : card.state };
      case "hide":
        return { keep: null, state: "hidden" };
      case "unhide":
        return { state: "none" };
      default:
        return action satisfies never;
    }
  };

  const client = { ...useActionCalls() };
  const act = async (action: CandidateAction, card: Candidate) => {
    const { jokerId, state, keep } = card;
    patchCards(queries, trpc, jokerId, patchOf(action, card));
    try {
      await client[action].mutateAsync({ jokerId });
      const text = said[action];
      if (text) toast.success(text);
    } catch (error) {
      patchCards(queries, trpc, jokerId, { state, keep });
      const failure = failureOf(error);
      if (failure.code === "reachJokerKeepLimit") setKeepLimit(true);
      else toast.error(failure.message);
    }
    void queries.invalidateQueries(trpc.candidate.countKept.queryFilter());
    // Other lists are read again when they are next opened.
    void queries.invalidateQueries({ ...trpc.candidate.pathFilter(), refetchType: "none" });
  };

  return { act, isKeepLimit, closeKeepLimit: () => setKeepLimit(false) };
}

/** One mutation for each action; their failures are told by the caller. */
function useActionCalls() {
  const { candidate } = useTRPC();
  const meta = { ownErrors: true };
  return {
    keep: useMutation({ ...candidate[calls.keep].mutationOptions(), meta }),
    unkeep: useMutation({ ...candidate[calls.unkeep].mutationOptions(), meta }),
    skip: useMutation({ ...candidate[calls.skip].mutationOptions(), meta }),
    hide: useMutation({ ...candidate[calls.hide].mutationOptions(), meta }),
    unhide: useMutation({ ...candidate[calls.unhide].mutationOptions(), meta }),
  };
}
