"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { statusAt } from "./merge";
import type { JokerOffer } from "./types";

/** One offer with its position, live: an answer given in another tab shows here at once. */
export function useOffer(offerId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const options = trpc.offer.get.queryOptions({ offerId });
  const query = useQuery(options);
  const detail = query.data?.side === "joker" ? query.data : undefined;

  const refresh = () => queries.invalidateQueries({ queryKey: options.queryKey });
  useLive<JokerOffer>("offers", {
    modified: (id) => {
      if (id === offerId) void refresh();
    },
    removed: (id) => {
      if (id === offerId) void refresh();
    },
  });
  useMarkRead(detail?.offer, refresh);

  return {
    query,
    now,
    refresh,
    detail: detail && {
      ...detail,
      offer: { ...detail.offer, status: statusAt(detail.offer, now) },
    },
  };
}

/** Opening an offer reads it, once; that it failed to be noted is nothing the reader can mend. */
function useMarkRead(offer: JokerOffer | undefined, refresh: () => Promise<void>) {
  const trpc = useTRPC();
  const marked = useRef<string>(undefined);
  const { mutate } = useMutation(
    trpc.offer.readOffer.mutationOptions({ meta: { ownErrors: true }, onSuccess: refresh }),
  );
  useEffect(() => {
    if (offer?.status !== "sent" || marked.current === offer.id) return;
    marked.current = offer.id;
    mutate({ offerId: offer.id });
  }, [offer, mutate]);
}
