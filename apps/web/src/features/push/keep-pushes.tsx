"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { closeShown, mayNotify } from "@/platform/push/browser";
import { useTRPCClient } from "@/platform/trpc";

/**
 * On every page of somebody who is signed in: the server knows this browser again, and what stands
 * shown of the page before one's eyes goes away.
 */
export function KeepPushes({ userId }: { userId: string }) {
  const client = useTRPCClient();
  const pathname = usePathname();

  useEffect(() => {
    if (!mayNotify()) return;
    // Whatever fails is tried again with the next page that is loaded.
    import("./device").then(({ keepTrue }) => keepTrue(client, userId)).catch(() => undefined);
  }, [client, userId]);

  useEffect(() => {
    if (!mayNotify()) return;
    const isOfThisPage = (path: string) => path.split(/[?#]/, 1)[0] === pathname;
    const look = () => {
      if (document.visibilityState === "visible") closeShown(isOfThisPage).catch(() => undefined);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [pathname]);

  return null;
}
