"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";

/**
 * Tells a company the seeker's interest and themes. Both calls change nothing when they are sent
 * again, so that a lost answer can simply be asked for once more.
 */
export function useInterest() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const onSuccess = () => {
    void queries.invalidateQueries(trpc.offer.get.pathFilter());
  };
  return {
    tell: useMutation(trpc.chat.sendInterestAction.mutationOptions({ onSuccess })),
    choose: useMutation(trpc.chat.chooseThemes.mutationOptions({ onSuccess })),
  };
}
