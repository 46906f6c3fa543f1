"use client";

import { useEffect } from "react";

/** Keeps the screen of a phone awake while somebody talks; where that is not possible it dims as ever. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) lock?.release().catch(() => undefined);
    };
    void take();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
