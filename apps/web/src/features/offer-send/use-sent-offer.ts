"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { readAgain } from "@/platform/live/read-again";
import { takeWhole } from "@/platform/live/take-whole";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { statusAt } from "./merge";

/** One offer of the company's, live: that it was read or answered shows at once. */
export function useSentOffer(offerId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const now = useNow();
  const [isRemoved, setRemoved] = useState(false);
  const options = trpc.offer.get.queryOptions({ offerId });
  const query = useQuery(options);
  const { queryKey } = options;
  const take = (answer: Outputs["offer"]["get"]) => {
    // A seeker who hid from the company may show again.
    setRemoved(false);
    takeWhole(queries, queryKey, answer);
  };
  useLiveDoc(`offer:${offerId}`, take, {
    gone: () => setRemoved(true),
    // A server of the version before knows no such topic.
    missing: () => void readAgain(queries, { queryKey }),
  });
  const offer = query.data?.side === "company" ? query.data.offer : undefined;
  const isGone = isRemoved || (query.isError && failureOf(query.error).code === "dataNotFound");
  return {
    query,
    offer: isGone ? undefined : offer && { ...offer, status: statusAt(offer, now) },
    isGone,
  };
}
