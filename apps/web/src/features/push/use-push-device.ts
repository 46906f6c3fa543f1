"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { findSubscription } from "@/platform/push/browser";
import { useTRPC } from "@/platform/trpc";
import { browserFacts, isAppleMobile, type PushSupport, pushSupport } from "./support";

/** This browser as far as it concerns pushes. */
export interface PushBrowser {
  readonly support: PushSupport;
  readonly permission: NotificationPermission;
  readonly isApple: boolean;
  /** Where the push service reaches it. */
  readonly endpoint: string | undefined;
}

async function look(): Promise<PushBrowser> {
  const facts = browserFacts();
  const support = pushSupport(facts);
  const isApple = isAppleMobile(facts);
  if (support !== "supported")
    return { support, isApple, permission: "default", endpoint: undefined };
  const subscription = await findSubscription().catch(() => null);
  const { permission } = Notification;
  return { support, isApple, permission, endpoint: subscription?.endpoint };
}

/** What this browser is like, and all browsers that show the person's pushes. */
export function usePushDevice() {
  const trpc = useTRPC();
  const [browser, setBrowser] = useState<PushBrowser>();
  const endpoint = browser?.endpoint;
  const refresh = useCallback(async () => setBrowser(await look()), []);

  useEffect(() => {
    void refresh();
    // The permission can be changed beside the page, in the browser's own settings.
    let status: PermissionStatus | undefined;
    let isOver = false;
    const follow = async () => {
      const found = await navigator.permissions?.query({ name: "notifications" });
      if (isOver || !found) return;
      status = found;
      status.addEventListener("change", refresh);
    };
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      status?.removeEventListener("change", refresh);
    };
  }, [refresh]);

  const devices = useQuery(
    trpc.push.list.queryOptions(endpoint ? { endpoint } : {}, {
      enabled: browser !== undefined,
      placeholderData: (before) => before,
    }),
  );
  const { dataUpdatedAt } = devices;
  // What is on or off is of the list and the browser together: who reads one anew looks at the other.
  useEffect(() => {
    if (dataUpdatedAt > 0) void refresh();
  }, [dataUpdatedAt, refresh]);

  const isOn =
    browser?.permission === "granted" && (devices.data?.some(({ isThis }) => isThis) ?? false);
  return { browser, devices, isOn, refresh };
}
