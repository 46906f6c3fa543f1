"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { statusAt } from "./merge";
import type { SentOffer } from "./types";

/** One offer of the company's, live: that it was read or answered shows at once. */
export function useSentOffer(offerId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const options = trpc.offer.get.queryOptions({ offerId });
  const query = useQuery(options);
  const { queryKey } = options;
  const outdate = (id: string) => {
    if (id === offerId) void queries.invalidateQueries({ queryKey });
  };
  // What happened before the stream opened was not heard.
  useLive<SentOffer>("offers", {
    modified: outdate,
    removed: outdate,
    ready: () => outdate(offerId),
  });
  const offer = query.data?.side === "company" ? query.data.offer : undefined;
  return { query, offer: offer && { ...offer, status: statusAt(offer, now) } };
}
