"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SAVED_SEARCH_COUNT_MINUTES } from "@tefuda/domain/constants/limits";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { type Outputs, useTRPC, useTRPCClient } from "@/platform/trpc";

export type SavedSearch = Outputs["savedSearch"]["list"]["items"][number];

/** One's saved searches with their new hits, which come a moment after the list. */
export function useSavedSearches() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const list = useQuery(trpc.savedSearch.list.queryOptions());
  const counts = useQuery({
    // Beside the list, so that what makes the one old makes the other old as well.
    queryKey: [["savedSearch", "newHits"]],
    queryFn: () => client.savedSearch.countNewHits.mutate(),
    staleTime: SAVED_SEARCH_COUNT_MINUTES * MINUTE_MS,
    enabled: (list.data?.items.length ?? 0) > 0,
  });
  const newOf = new Map(counts.data?.map(({ id, newCount }) => [id, newCount]));
  const items = (list.data?.items ?? []).map((search) => ({
    ...search,
    newCount: newOf.get(search.id) ?? search.newCount,
  }));
  const read = () => queries.invalidateQueries(trpc.savedSearch.pathFilter());
  const open = useMutation(
    trpc.savedSearch.open.mutationOptions({ meta: { ownErrors: true }, onSettled: read }),
  );
  return {
    list,
    items,
    newInAll: items.reduce((sum, { newCount }) => sum + newCount, 0),
    open: (id: string) => open.mutate({ id }),
    read,
  };
}
