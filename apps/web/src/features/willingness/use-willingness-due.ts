"use client";

import { useQueryClient } from "@tanstack/react-query";
import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTRPC } from "@/platform/trpc";

const { isUpdatedWillingness: flag } = localKeys;

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
    if (isOverTwoMonths) localStorage.setItem(flag, "false");
    setAnswered(false);
  }, [isOverTwoMonths]);

  useEffect(() => {
    const key = JSON.stringify(trpc.joker.updateWillingness.mutationKey());
    // Wherever it is answered, here or among the settings, there is nothing left to ask.
    const stop = queries.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== "updated" || mutation.state.status !== "success") return;
      if (JSON.stringify(mutation.options.mutationKey) !== key) return;
      localStorage.setItem(flag, "true");
      setAnswered(true);
      router.refresh();
    });
    const hear = (event: StorageEvent) => {
      if (event.key === flag && event.newValue === "true") setAnswered(true);
    };
    addEventListener("storage", hear);
    return () => {
      stop();
      removeEventListener("storage", hear);
    };
  }, [queries, trpc, router]);

  return isOverTwoMonths && !isAnswered;
}
