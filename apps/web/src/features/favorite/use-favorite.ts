"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "@/platform/trpc";

/** Whether one has marked a person, and the switch for it: it moves at once, and back when refused. */
export function useFavorite(userId: string) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const ids = useQuery(trpc.favorite.ids.queryOptions());
  const key = trpc.favorite.ids.queryKey();
  const isMarked = ids.data?.includes(userId) ?? false;

  const call = useMutation({
    // One after the other, so that the last press is what stays.
    scope: { id: "favorites" },
    mutationFn: async (marks: boolean) => {
      await client.favorite[marks ? "add" : "remove"].mutate({ userId });
    },
    onError: (_, marks) => show(!marks),
    onSettled: () => {
      // The list is read again when it next comes on screen, not under the reader's hand.
      void queries.invalidateQueries({ ...trpc.favorite.list.pathFilter(), refetchType: "none" });
    },
  });
  const show = (marks: boolean) =>
    queries.setQueryData<string[]>(key, (before = []) => {
      const others = before.filter((id) => id !== userId);
      return marks ? [userId, ...others] : others;
    });

  return {
    isMarked,
    isKnown: ids.isSuccess,
    toggle: () => {
      show(!isMarked);
      call.mutate(!isMarked);
    },
  };
}
