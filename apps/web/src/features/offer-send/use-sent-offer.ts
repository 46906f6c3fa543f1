"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { readAgain } from "@/platform/live/read-again";
import { takeInto } from "@/platform/live/take-into";
import { useLiveRow } from "@/platform/live/use-live-row";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { isSentOffer, statusAt } from "./merge";

type OfferAnswer = Outputs["offer"]["get"];

/** One offer of the company's, live: that it was read or answered shows at once. */
export function useSentOffer(offerId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const [isRemoved, setRemoved] = useState(false);
  const options = trpc.offer.get.queryOptions({ offerId });
  const query = useQuery(options);
  const { queryKey } = options;
  useLiveRow("offers", offerId, {
    modified: (offer) => {
      if (!isSentOffer(offer)) return;
      // A seeker who hid from the company may show again.
      setRemoved(false);
      takeInto<OfferAnswer>(queries, queryKey, (answer) =>
        answer.side === "company" ? { ...answer, offer } : answer,
      );
    },
    removed: () => setRemoved(true),
    // What happened before the stream opened was not heard.
    ready: () => void readAgain(queries, { queryKey }),
  });
  const offer = query.data?.side === "company" ? query.data.offer : undefined;
  return {
    query,
    offer: isRemoved ? undefined : offer && { ...offer, status: statusAt(offer, now) },
    isGone: isRemoved || (query.isError && failureOf(query.error).code === "dataNotFound"),
  };
}
