"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useLive } from "@/platform/live/provider";
import { type Outputs, useTRPC } from "@/platform/trpc";

export type Matching = Outputs["matching"]["get"];

/** The head of a thread, live; `isGone` when it has ended or was never the reader's. */
export function useMatching(matchingId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  const query = useQuery(trpc.matching.get.queryOptions({ matchingId }));
  const take = (_id: string, doc: Matching) => {
    queries.setQueryData(trpc.matching.get.queryKey({ matchingId }), doc);
  };
  useLive<Matching>(`matching:${matchingId}`, {
    added: take,
    modified: take,
    removed: () => setRemoved(true),
  });
  const code = query.error && failureOf(query.error).code;
  return {
    query,
    matching: query.data,
    isGone: isRemoved || code === "dataNotFound" || code === "invalidParameter",
  };
}
