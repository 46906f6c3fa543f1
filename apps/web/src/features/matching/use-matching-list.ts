"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MatchingTab } from "@tefuda/domain/matching/constants";
import { useEffect, useMemo, useRef } from "react";
import { useLiveList } from "@/platform/live/use-live-list";
import { useTRPC } from "@/platform/trpc";
import { type MatchingCardDoc, mergeCards } from "./merge";
import { matchingsOf } from "./queries";

const COUNT_DELAY_MS = 400;

/** The list of a tab with its counts, in the order of the newest message, live. */
export function useMatchingList(tab: MatchingTab) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const countTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const list = useInfiniteQuery(matchingsOf(trpc, tab));
  const counts = useQuery(trpc.matching.counts.queryOptions());

  const countAgain = () => {
    clearTimeout(countTimer.current);
    countTimer.current = setTimeout(
      () => queries.invalidateQueries(trpc.matching.counts.queryFilter()),
      COUNT_DELAY_MS,
    );
  };
  useEffect(() => () => clearTimeout(countTimer.current), []);

  const read = list.data?.pages;
  const live = useLiveList("matchings", {
    pages: read,
    reread: () => void queries.invalidateQueries(trpc.matching.list.pathFilter()),
    changed: countAgain,
  });
  const cards = useMemo(
    () =>
      read &&
      mergeCards(
        read.flatMap(({ items }) => items),
        live,
        tab,
      ),
    [read, live, tab],
  );
  return {
    list,
    cards,
    counts: counts.data,
    /** A room opens with what its card says: at once, and with what was unread a moment ago. */
    handOver: (card: MatchingCardDoc) =>
      void queries.setQueryData(trpc.matching.get.queryKey({ matchingId: card.id }), card),
  };
}
