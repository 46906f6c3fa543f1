import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTRPC } from "@/platform/trpc";
import type { Matching } from "./use-matching";

/**
 * The position that a thread is about, with what changed since. Read once something has changed or
 * somebody wants to see it, and again with every further revision.
 */
export function usePosition(matching: Matching, isOpen: boolean) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { id: matchingId, recruitmentId, recruitmentUpdates } = matching;
  const query = useQuery(
    trpc.matching.position.queryOptions(
      { matchingId },
      { enabled: recruitmentId !== null && (isOpen || recruitmentUpdates > 0) },
    ),
  );
  const known = useRef(recruitmentUpdates);
  useEffect(() => {
    if (known.current === recruitmentUpdates) return;
    known.current = recruitmentUpdates;
    void queries.invalidateQueries(trpc.matching.position.queryFilter({ matchingId }));
  }, [recruitmentUpdates, matchingId, queries, trpc]);

  const { content, current } = query.data ?? {};
  // What compares two positions comes with the first one that has changed.
  const { data: changes = [] } = useQuery({
    queryKey: ["position-changes", matchingId, query.dataUpdatedAt],
    enabled: content !== undefined && current !== undefined,
    queryFn: async () => {
      const { changedConditions } = await import("@/ui/recruitment/condition-groups");
      return content && current ? changedConditions(content, current) : [];
    },
  });
  return { query, changes };
}
