"use client";

import { useMutation } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useTRPC } from "@/platform/trpc";

/** Pages that tell of one thing; no notification leads to any other one alone. */
const pageOfOne = /^\/(?:matchings|recruitment)\/[0-9a-f]{8}-/;

/**
 * Marks what leads to the page that is open as read, whichever way the page was reached, and also what
 * comes in while it is before its reader. `unread` is how many notifications there are to be read.
 */
export function useReadOnOpen(unread: number): void {
  const trpc = useTRPC();
  const path = usePathname();
  const { mutate } = useMutation(
    // What was missed by a lost connection stays unread, and nobody has to be told.
    trpc.notification.markOpened.mutationOptions({ meta: { ownErrors: true } }),
  );
  useEffect(() => {
    if (unread === 0 || !pageOfOne.test(path)) return;
    const mark = () => {
      if (document.visibilityState === "visible") mutate({ path });
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [unread, path, mutate]);
}
