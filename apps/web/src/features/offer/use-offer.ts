"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { useCallback, useEffect, useRef, useState } from "react";
import { readAgain } from "@/platform/live/read-again";
import { takeWhole } from "@/platform/live/take-whole";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { statusAt } from "./merge";
import type { JokerOffer } from "./types";

/** One offer with its position, live: an answer given in another tab shows here at once. */
export function useOffer(offerId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const [wasRemoved, setRemoved] = useState(false);
  // Nobody says what changes in an offer while it is not on screen: whoever comes back reads it anew.
  const options = trpc.offer.get.queryOptions({ offerId }, { staleTime: 0 });
  const query = useQuery(options);
  const detail = query.data?.side === "joker" ? query.data : undefined;

  const { refetch } = query;
  /** Reads the offer again; answers how it stands now, or nothing when it is gone. */
  const refresh = useCallback(async (): Promise<OfferStatus | undefined> => {
    const { data, isError } = await refetch();
    if (isError || !data) return undefined;
    return statusAt(data.offer, new Date());
  }, [refetch]);
  const { queryKey } = options;
  useLiveDoc(`offer:${offerId}`, (answer) => takeWhole(queries, queryKey, answer), {
    gone: () => setRemoved(true),
    // Taken away before the stream opened, or a server of the version before that knows no such topic.
    missing: () => void readAgain(queries, { queryKey }),
  });
  useMarkRead(detail?.offer);

  return {
    query,
    now,
    refresh,
    /** It was on this page and has been taken away while one looked at it. */
    wasRemoved,
    detail: detail && {
      ...detail,
      offer: { ...detail.offer, status: statusAt(detail.offer, now) },
    },
  };
}

/** Opening an offer reads it, once; that it failed to be noted is nothing the reader can mend. */
function useMarkRead(offer: JokerOffer | undefined) {
  const trpc = useTRPC();
  const marked = useRef<string>(undefined);
  const { mutate } = useMutation(
    trpc.offer.readOffer.mutationOptions({ meta: { ownErrors: true } }),
  );
  useEffect(() => {
    // Of one that was read before, a reminder may still ring.
    if (offer?.status !== "sent" && offer?.status !== "read") return;
    if (marked.current === offer.id) return;
    marked.current = offer.id;
    mutate({ offerId: offer.id });
  }, [offer, mutate]);
}
