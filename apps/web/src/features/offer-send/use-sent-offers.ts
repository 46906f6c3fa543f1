"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { AceOfferTab, SentOfferFilter } from "@tefuda/domain/offer/constants";
import { useMemo, useState } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { type LiveOffers, mergeOffers } from "./merge";
import type { SentOffer } from "./types";

/** The company's offers of a tab, narrowed, live. */
export function useSentOffers(tab: Exclude<AceOfferTab, "likes">, filter: SentOfferFilter) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const [live, setLive] = useState<LiveOffers>(new Map());
  const list = useInfiniteQuery(
    trpc.offer.list.infiniteQueryOptions(
      { tab, filter },
      { getNextPageParam: (page) => page.nextCursor, placeholderData: keepPreviousData },
    ),
  );

  const take = (id: string, offer: SentOffer | null) =>
    setLive((held) => new Map(held).set(id, offer));
  useLive<SentOffer>("offers", {
    reset: () => setLive(new Map()),
    added: take,
    modified: take,
    removed: (id) => take(id, null),
    ready: () => {
      // The pages behind the snapshot may be old: kept from before, or read before a lost connection.
      void queries.invalidateQueries(trpc.offer.list.pathFilter());
    },
  });

  const pages = list.data?.pages;
  const offers = useMemo(() => {
    // The server answers by the caller's side; this screen is only ever the company's.
    const read = pages?.flatMap((page) => (page.side === "company" ? page.items : []));
    return read && mergeOffers(read, live, { tab, now, filter });
  }, [pages, live, tab, now, filter]);
  return { list, offers, now };
}
