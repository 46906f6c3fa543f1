"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { failureOf } from "@/platform/errors";
import { takeWhole } from "@/platform/live/take-whole";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { type Outputs, useTRPC } from "@/platform/trpc";
import type { ThreadReader } from "./use-thread";

export type Matching = Outputs["matching"]["get"];

const headOf = ({ matching }: ReturnType<typeof useTRPC>, reader: ThreadReader) =>
  reader === "company" ? matching.getCompany : matching.get;

/** The head of a thread, live; `isGone` when it has ended or was never the reader's. */
export function useMatching(matchingId: string, reader: ThreadReader = "member") {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  const [isHeard, setHeard] = useState(false);
  const head = headOf(trpc, reader);
  const query = useQuery(head.queryOptions({ matchingId }));
  const take = (doc: Matching) => {
    setHeard(true);
    takeWhole(queries, head.queryKey({ matchingId }), doc);
  };
  useLiveDoc(`${reader === "company" ? "company-matching" : "matching"}:${matchingId}`, take, {
    gone: () => setRemoved(true),
  });

  // From here on nobody says what changes in it: whoever comes back reads it anew.
  useEffect(
    () => () => {
      const filter = headOf(trpc, reader).queryFilter({ matchingId });
      queries.invalidateQueries({ ...filter, refetchType: "none" });
    },
    [queries, trpc, reader, matchingId],
  );
  const code = query.error && failureOf(query.error).code;
  const cannotRead = query.isError || query.fetchStatus === "paused";
  return {
    query,
    matching: query.data,
    /** What an earlier visit left is good enough to show, not to say what was unread on coming in. */
    isCurrent: isHeard || query.isFetchedAfterMount || !query.isStale || cannotRead,
    isGone: isRemoved || code === "dataNotFound" || code === "invalidParameter",
  };
}
