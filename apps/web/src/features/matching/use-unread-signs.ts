"use client";

import { useEffect } from "react";
import { nameTab } from "@/platform/name-tab";
import { withUnread } from "./title";

/** Says how much is unread outside of the page: before the title of its tab, and on the app's icon. */
export function useUnreadSigns(total: number) {
  useEffect(() => {
    const stop = nameTab((title) => withUnread(title, total));
    return () => {
      stop();
      document.title = withUnread(document.title, 0);
    };
  }, [total]);

  useEffect(() => {
    if (!("setAppBadge" in navigator)) return;
    // Browsers refuse it where the product is not installed as an app.
    navigator.setAppBadge(total).catch(() => undefined);
    return () => {
      navigator.clearAppBadge().catch(() => undefined);
    };
  }, [total]);
}
