"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { JokerOfferTab, OfferSort } from "@tefuda/domain/offer/constants";
import { useMemo } from "react";
import type { LiveRows } from "@/platform/live/rows";
import { useLiveCount } from "@/platform/live/use-live-count";
import { useLiveList } from "@/platform/live/use-live-list";
import type { LiveDocs } from "@/platform/live/wire";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { mergeOffers, type OfferView } from "./merge";
import { closedOffers, receivedOffers } from "./queries";
import type { JokerOffer } from "./types";

/** The offers of a tab, live, with how many wait for an answer. */
export function useJokerOffers(tab: JokerOfferTab, sort: OfferSort) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const received = useInfiniteQuery(receivedOffers(trpc, sort));
  const closed = useInfiniteQuery({ ...closedOffers(trpc), enabled: tab === "closed" });
  const pages = [received, ...(tab === "closed" ? [closed] : [])].map(({ data }) => data?.pages);
  const live = useLiveList("offers", {
    pages: pages.every((some) => some !== undefined) ? pages.flat() : undefined,
    reread: () => void queries.invalidateQueries(trpc.offer.list.pathFilter()),
  });

  const waiting = useOffersOf(received.data?.pages, live, { tab: "received", sort, now });
  const ended = useOffersOf(closed.data?.pages, live, { tab: "closed", now });
  const counted = useLiveCount("offers-waiting", waiting?.length ?? 0);
  return {
    now,
    list: tab === "closed" ? closed : received,
    offers: tab === "closed" ? ended : waiting,
    waitingCount: counted,
  };
}

type Pages = readonly { readonly items: readonly LiveDocs["offers"][] }[];

function useOffersOf(
  pages: Pages | undefined,
  live: LiveRows<LiveDocs["offers"]>,
  { tab, sort, now }: OfferView,
): JokerOffer[] | undefined {
  return useMemo(
    () =>
      pages &&
      mergeOffers(
        pages.flatMap(({ items }) => items),
        live,
        { tab, sort, now },
      ),
    [pages, live, tab, sort, now],
  );
}
