"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf, modalFor } from "@/platform/errors";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { deckQuery } from "../queries";
import type { Candidate } from "../types";
import { deckCopy as copy } from "./copy.ja";
import {
  cardsOf,
  type DeckChanges,
  type Doubt,
  decidedElsewhere,
  doubtAbout,
  movedElsewhere,
  noChanges,
  remainingOf,
  restored,
  settled,
  taken,
  wentUnsaid,
} from "./deck-state";

/** With this many cards left the next ones are read. */
const READ_AHEAD = 3;

interface Decision {
  readonly card: Candidate;
  readonly decision: "skip" | "keep";
  readonly round: number;
}

/**
 * The deck as it stands: what the server hands out, less what was decided on here or happened
 * elsewhere since. A decision shows at once and comes back when the server refuses it; sent again,
 * or from another tab, it counts once.
 */
export function useDeck() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [isKeepLimit, setKeepLimit] = useState(false);
  const query = useQuery(deckQuery(trpc));
  const round = query.data?.round ?? 1;
  const [held, setHeld] = useState<DeckChanges>(() => noChanges(round));
  // What was done in a round that is over says nothing about this one, and an answer to it comes too late.
  const changes = held.round === round ? held : noChanges(round);
  const change = (to: (now: DeckChanges) => DeckChanges) =>
    setHeld((now) => (now.round > round ? now : to(now.round === round ? now : noChanges(round))));
  const read = () => queries.invalidateQueries(trpc.swipe.getDeck.queryFilter());

  const call = useMutation({
    // One after the other, so that an undo never overtakes what it undoes.
    scope: { id: "candidate-actions" },
    meta: { ownErrors: true },
    mutationFn: async ({ card: { jokerId }, decision, round: of }: Decision) => {
      const input = { jokerId, round: of };
      if (decision === "keep") await client.candidate.keepJoker.mutate(input);
      else await client.candidate.skipJoker.mutate(input);
    },
    onSuccess: (_, { decision }) => {
      if (decision === "keep") toast.success(successMessages.kept);
    },
    onError: (error, { card }) => {
      const failure = failureOf(error);
      if (modalFor(failure, "reach-joker-keep-limit")) setKeepLimit(true);
      else toast.error(failure.message);
      // Whoever is kept by a colleague, hidden, matched or gone is out of the deck all the same.
      const isOut = ["alreadyExistsKeep", "alreadyExistsMatchingForAce", "dataNotFound", "lock"];
      if (isOut.includes(failure.code)) void read();
      else change((now) => restored(now, card));
    },
    onSettled: () => {
      void queries.invalidateQueries({ ...trpc.candidate.pathFilter(), refetchType: "none" });
      void queries.invalidateQueries(trpc.candidate.countKept.queryFilter());
    },
  });
  const decide = (decision: Decision["decision"], card: Candidate) => {
    change((now) => taken(now, card, decision === "skip"));
    call.mutate(
      { card, decision, round },
      {
        onSettled: () => {
          if (cards.length - 1 <= READ_AHEAD) void read();
        },
      },
    );
  };

  const undoing = useMutation({
    scope: { id: "candidate-actions" },
    mutationFn: (jokerId: string) => client.swipe.undoSkip.mutate({ jokerId, round }),
    onSuccess: () => toast.success(copy.undone),
    onSettled: () => void read(),
  });
  const [local] = changes.skipped;
  const lastSkipped = local ?? query.data?.lastSkipped ?? null;
  const undo = () => {
    if (!lastSkipped || undoing.isPending) return;
    if (local) change((now) => restored(now, local));
    undoing.mutate(lastSkipped.jokerId);
  };

  const asking = useMutation({
    // After all that this hand did.
    scope: { id: "candidate-actions" },
    meta: { ownErrors: true },
    mutationFn: (_: Doubt) => client.swipe.getDeck.query(),
    onSuccess: (deck, doubt) => change((now) => settled(now, doubt, deck)),
  });
  const hear = (jokerId: string, isDecided: boolean) => {
    const doubt = doubtAbout(changes, jokerId, isDecided);
    if (doubt) asking.mutate(doubt);
    else change((now) => decidedElsewhere(now, jokerId, isDecided));
  };

  const again = useMutation(
    trpc.swipe.startNextRound.mutationOptions({
      // After the last decision, which would otherwise be answered into the new round.
      scope: { id: "candidate-actions" },
      onSettled: () => void read(),
    }),
  );

  const cards = query.data ? cardsOf(query.data, changes) : [];
  return {
    query,
    round,
    cards,
    remaining: query.data ? remainingOf(query.data, changes) : 0,
    /** Whether anyone was decided on in the round: without, there is nobody to see again. */
    hasDecided: (query.data?.decided ?? 0) + changes.decided.size > 0,
    decide,
    canUndo: lastSkipped !== null,
    undo,
    nextRound: () => again.mutate({ round }),
    isStarting: again.isPending || (cards.length === 0 && query.isFetching),
    wentUnsaid: (jokerId: string) =>
      query.data !== undefined && wentUnsaid(query.data, changes, jokerId),
    /** What the stream says of a decision, this hand's or another's. */
    hear,
    setBelongs: (jokerId: string, belongs: boolean) =>
      change((now) => movedElsewhere(now, jokerId, belongs)),
    read,
    isKeepLimit,
    closeKeepLimit: () => setKeepLimit(false),
  };
}

export type DeckHand = ReturnType<typeof useDeck>;
