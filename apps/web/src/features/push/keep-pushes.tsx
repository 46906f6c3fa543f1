"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { closeShown, mayNotify } from "@/platform/push/browser";
import { useTRPC, useTRPCClient } from "@/platform/trpc";

/**
 * On every page of somebody who is signed in: the server knows this browser again, and what stands
 * shown of the page before one's eyes goes away.
 */
export function KeepPushes({ userId }: { userId: string }) {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const pathname = usePathname();

  useEffect(() => {
    if (!mayNotify()) return;
    const keep = async () => {
      const { keepTrue } = await import("./device");
      const isChanged = await keepTrue(client, userId);
      // The settings may have read the list a moment ago.
      if (isChanged) await queries.invalidateQueries(trpc.push.list.queryFilter());
    };
    // Whatever fails is tried again with the next page that is loaded.
    keep().catch(() => undefined);
  }, [client, userId, trpc, queries]);

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
