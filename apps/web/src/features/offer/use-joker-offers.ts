"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { JokerOfferTab, OfferSort } from "@tefuda/domain/offer/constants";
import { useMemo, useState } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { type LiveOffers, mergeOffers, type OfferView } from "./merge";
import type { JokerOffer } from "./types";
import { useWaitingOffers } from "./use-waiting-offers";

/** The offers of a tab, live, with how many wait for an answer. */
export function useJokerOffers(tab: JokerOfferTab, sort: OfferSort) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const [live, setLive] = useState<LiveOffers>(new Map());

  const next = { getNextPageParam: (page: { nextCursor?: string | undefined }) => page.nextCursor };
  const received = useInfiniteQuery(
    trpc.offer.list.infiniteQueryOptions({ tab: "received", sort }, next),
  );
  const closed = useInfiniteQuery(
    trpc.offer.list.infiniteQueryOptions({ tab: "closed" }, { ...next, enabled: tab === "closed" }),
  );

  const take = (id: string, offer: JokerOffer | null) =>
    setLive((held) => new Map(held).set(id, offer));
  useLive<JokerOffer>("offers", {
    reset: () => setLive(new Map()),
    added: take,
    modified: take,
    removed: (id) => take(id, null),
    ready: () => {
      // The pages behind the snapshot may be old: kept from before, or read before a lost connection.
      void queries.invalidateQueries(trpc.offer.list.pathFilter());
    },
  });

  const waiting = useOffersOf(received.data?.pages, live, { tab: "received", sort, now });
  const ended = useOffersOf(closed.data?.pages, live, { tab: "closed", now });
  const counted = useWaitingOffers(waiting?.length ?? 0);
  return {
    now,
    list: tab === "closed" ? closed : received,
    offers: tab === "closed" ? ended : waiting,
    waitingCount: counted,
  };
}

type Pages = readonly { readonly side: string; readonly items: readonly object[] }[];

function useOffersOf(
  pages: Pages | undefined,
  live: LiveOffers,
  { tab, sort, now }: OfferView,
): JokerOffer[] | undefined {
  return useMemo(
    () => pages && mergeOffers(itemsOf(pages), live, { tab, sort, now }),
    [pages, live, tab, sort, now],
  );
}

/** The server answers by the caller's side; this screen is only ever the seeker's. */
function itemsOf(pages: Pages): JokerOffer[] {
  return pages.flatMap(({ side, items }) => (side === "joker" ? (items as JokerOffer[]) : []));
}
