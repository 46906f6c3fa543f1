"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MatchingTab } from "@tefuda/domain/matching/constants";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { type LiveCards, type MatchingCardDoc, mergeCards } from "./merge";

const COUNT_DELAY_MS = 400;

/** The list of a tab with its counts, in the order of the newest message, live. */
export function useMatchingList(tab: MatchingTab) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [live, setLive] = useState<LiveCards>(new Map());
  /** A snapshot that is not whole yet; the list stays as it was until then. */
  const arriving = useRef<Map<string, MatchingCardDoc | null>>(undefined);
  const countTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const list = useInfiniteQuery(
    trpc.matching.list.infiniteQueryOptions(
      { tab },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const counts = useQuery(trpc.matching.counts.queryOptions());

  const countAgain = () => {
    clearTimeout(countTimer.current);
    countTimer.current = setTimeout(
      () => queries.invalidateQueries(trpc.matching.counts.queryFilter()),
      COUNT_DELAY_MS,
    );
  };
  useEffect(() => () => clearTimeout(countTimer.current), []);

  const take = (id: string, card: MatchingCardDoc | null) => {
    if (arriving.current) arriving.current.set(id, card);
    else {
      setLive((held) => new Map(held).set(id, card));
      countAgain();
    }
  };
  useLive<MatchingCardDoc>("matchings", {
    reset: () => {
      arriving.current = new Map();
    },
    added: take,
    modified: take,
    removed: (id) => take(id, null),
    ready: () => {
      if (arriving.current) setLive(arriving.current);
      arriving.current = undefined;
      countAgain();
      // The pages behind the snapshot may be old: kept from before, or read before a lost connection.
      void queries.invalidateQueries(trpc.matching.list.pathFilter());
    },
  });

  const read = list.data?.pages;
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
