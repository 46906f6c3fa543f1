"use client";

import { useEffect, useState } from "react";

/**
 * Whether the browser loaded the room itself. Camera and microphone are allowed at the room's own
 * address only, and a browser asks the address that it loaded, not the one that a link within the
 * product led to: whoever came by such a link gets the page anew.
 */
export function useOwnDocument(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (!loaded || new URL(loaded.name).pathname === location.pathname) setOwn(true);
    else location.reload();
    // A page that comes back as it was left has no seat any more, and a stream that has ended.
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
  return isOwn;
}
