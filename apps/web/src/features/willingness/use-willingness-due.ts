"use client";

import { useQueryClient } from "@tanstack/react-query";
import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { asFlag, stored } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";

const flag = stored(localKeys.isUpdatedWillingness, asFlag);

/**
 * Whether the question has to be asked: the server says so when the page is made, and the flag of
 * this browser, `false` until it is answered, tells every tab and page that it was (spec 4 ·
 * Willingness prompt).
 */
export function useWillingnessDue(isOverTwoMonths: boolean): boolean {
  const [isAnswered, setAnswered] = useState(false);
  const queries = useQueryClient();
  const trpc = useTRPC();
  const router = useRouter();

  useEffect(() => {
    if (isOverTwoMonths) flag.set(false);
    setAnswered(false);
  }, [isOverTwoMonths]);

  useEffect(() => {
    const key = JSON.stringify(trpc.joker.updateWillingness.mutationKey());
    // Wherever it is answered, here or among the settings, there is nothing left to ask.
    const stop = queries.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== "updated" || mutation.state.status !== "success") return;
      if (JSON.stringify(mutation.options.mutationKey) !== key) return;
      flag.set(true);
      setAnswered(true);
      router.refresh();
    });
    const unfollow = flag.follow((isUpdated) => {
      if (isUpdated) setAnswered(true);
    });
    return () => {
      stop();
      unfollow();
    };
  }, [queries, trpc, router]);

  return isOverTwoMonths && !isAnswered;
}
