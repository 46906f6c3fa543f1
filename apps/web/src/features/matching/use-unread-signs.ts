"use client";

import { useEffect } from "react";
import { withUnread } from "./title";

/** Says how much is unread outside of the page: before the title of its tab, and on the app's icon. */
export function useUnreadSigns(total: number) {
  useEffect(() => {
    const mark = () => {
      const title = withUnread(document.title, total);
      if (document.title !== title) document.title = title;
    };
    mark();
    // Going to another page puts that page's own title there.
    const watcher = new MutationObserver(mark);
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watcher.disconnect();
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
