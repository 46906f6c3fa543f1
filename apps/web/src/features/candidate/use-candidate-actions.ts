"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf, modalFor } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { candidateCopy as copy } from "./copy.ja";
import { type CardPatch, dropReads, patchCards, readLater } from "./patch-cards";
import type { Candidate } from "./types";

export type CandidateAction = "keep" | "unkeep" | "skip" | "hide" | "unhide";

const actions = {
  keep: { call: "keepJoker", said: successMessages.kept, undo: "unkeep" },
  unkeep: { call: "unkeepJoker", said: successMessages.unkept, undo: "keep" },
  skip: { call: "skipJoker", said: copy.skipped, undo: "keep" },
  hide: { call: "hideJoker", said: successMessages.hidden, undo: "unhide" },
  unhide: { call: "unhideJoker", said: successMessages.unhidden, undo: "hide" },
} as const satisfies Record<CandidateAction, { call: string; said: string; undo: CandidateAction }>;

/** What was done last to a candidate. */
interface Done {
  readonly action: CandidateAction;
  /** The card as it stands since. */
  readonly card: Candidate;
}

interface Act {
  readonly action: CandidateAction;
  /** The card as it was. */
  readonly card: Candidate;
  /** What had been done to it last, when anything. */
  readonly before: Done | undefined;
}

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
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map());
  const ownName = me.kind === "ace" ? me.name : "";

  const mark = (jokerId: string, last: Done | undefined) =>
    setDone((before) => {
      const after = new Map(before);
      if (last) after.set(jokerId, last);
      else after.delete(jokerId);
      return after;
    });

  /** What a colleague did in the meantime is not undone by putting the card back as it was. */
  const readCard = async (jokerId: string) => {
    const fresh = await client.candidate.getJokerForCompany
      .query({ jokerId })
      .catch(() => undefined);
    if (!fresh) return;
    const { state, keep, noteCount } = fresh;
    patchCards(queries, trpc, jokerId, { state, keep, noteCount });
  };

  const call = useMutation({
    // One after the other, so that an undo never overtakes what it undoes.
    scope: { id: "candidate-actions" },
    meta: { ownErrors: true },
    mutationFn: async ({ action, card: { jokerId } }: Act) => {
      await client.candidate[actions[action].call].mutate({ jokerId });
    },
    onSuccess: (_, { action }) => toast.success(actions[action].said),
    onError: (error, { card: { jokerId, state, keep }, before }) => {
      patchCards(queries, trpc, jokerId, { state, keep });
      mark(jokerId, before);
      const failure = failureOf(error);
      if (modalFor(failure, "reach-joker-keep-limit")) setKeepLimit(true);
      else toast.error(failure.message);
      if (failure.entry.kind === "conflict") void readCard(jokerId);
    },
    onSettled: () => {
      readLater(queries, trpc);
      void queries.invalidateQueries(trpc.candidate.countKept.queryFilter());
    },
  });

  const act = (action: CandidateAction, card: Candidate) => {
    const { jokerId } = card;
    dropReads(queries, trpc);
    const patch = patchOf(action, card, ownName);
    patchCards(queries, trpc, jokerId, patch);
    mark(jokerId, { action, card: { ...card, ...patch } });
    call.mutate({ action, card, before: done.get(jokerId) });
  };

  return {
    act,
    /** What was done to a candidate, with the words for it and the card as it stands since. */
    doneTo: (jokerId: string) => {
      const last = done.get(jokerId);
      if (!last) return undefined;
      const { said, undo } = actions[last.action];
      return { ...last, text: said, undo };
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
