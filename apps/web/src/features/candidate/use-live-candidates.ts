"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLive } from "@/platform/live/provider";
import { readAgain } from "@/platform/live/read-again";
import { useTRPC } from "@/platform/trpc";
import { patchCards, readLater, readWithout } from "./patch-cards";
import type { Candidate } from "./types";

/**
 * Keeps the candidates on screen as they stand to the company: a colleague's keep, an offer or a
 * note shows on the card. When the company sees others than before, the lists are read again.
 */
export function useLiveCandidates() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const readAll = () => void readAgain(queries, trpc.candidate.pathFilter());
  const modified = (jokerId: string, card: Candidate | null) => {
    if (!card) return readAll();
    const { state, keep, noteCount } = card;
    patchCards(queries, trpc, jokerId, { state, keep, noteCount });
    readLater(queries, trpc);
    void readAgain(queries, trpc.candidate.countKept.queryFilter());
    const kept = queries.getQueryData(trpc.candidate.listKept.queryKey());
    const isMissing = !kept?.items.some((one) => one.jokerId === jokerId);
    // Kept in another tab: the list of keeps has no line for it yet.
    if (keep?.isOwn && isMissing) void readAgain(queries, trpc.candidate.listKept.queryFilter());
  };
  useLive("candidates", {
    // What happened between the reading of the page and the opening of the stream.
    ready: readAll,
    modified,
    added: (jokerId, card) => {
      modified(jokerId, card);
      // Read while the card was away, a list cannot show it by itself again.
      readWithout(queries, trpc, jokerId);
    },
    removed: readAll,
  });
}
