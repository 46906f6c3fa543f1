"use client";

import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { AceOfferTab, SentOfferFilter } from "@tefuda/domain/offer/constants";
import { useMemo } from "react";
import { useLiveList } from "@/platform/live/use-live-list";
import type { LiveDocs } from "@/platform/live/wire";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { mergeOffers } from "./merge";
import { sentOffers } from "./queries";

/** The company's offers of a tab, narrowed, live. */
export function useSentOffers(tab: Exclude<AceOfferTab, "likes">, filter: SentOfferFilter) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const list = useInfiniteQuery({
    ...sentOffers(trpc, tab, filter),
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const live = useLiveList("offers", {
    pages: list.isPlaceholderData ? undefined : pages,
    reread: () => void queries.invalidateQueries(trpc.offer.list.pathFilter()),
  });

  const offers = useMemo(() => {
    const read = pages?.flatMap<LiveDocs["offers"]>(({ items }) => items);
    return read && mergeOffers(read, live, { tab, now, filter });
  }, [pages, live, tab, now, filter]);
  return { list, offers, now };
}
