"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useTRPC } from "@/platform/trpc";

/** Long enough that a glance in passing does not count as reading. */
const GLANCE_MS = 300;

const isWatched = () => document.visibilityState === "visible" && document.hasFocus();

function subscribe(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  addEventListener("focus", changed);
  addEventListener("blur", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    removeEventListener("focus", changed);
    removeEventListener("blur", changed);
  };
}

/** Marks a thread read as far as the reader sees it: page visible and focused, newest in view. */
export function useMarkRead(
  matchingId: string,
  { seq, unreadCount, isInView }: { seq: number; unreadCount: number; isInView: boolean },
) {
  const trpc = useTRPC();
  const { mutate } = useMutation(
    // A mark that did not arrive is made again with the next message or visit.
    trpc.chat.markRead.mutationOptions({ meta: { ownErrors: true } }),
  );
  const watched = useSyncExternalStore(subscribe, isWatched, () => false);
  const isDue = watched && isInView && unreadCount > 0 && seq > 0;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => mutate({ matchingId, seq }), GLANCE_MS);
    return () => clearTimeout(timer);
  }, [isDue, matchingId, seq, mutate]);
}
