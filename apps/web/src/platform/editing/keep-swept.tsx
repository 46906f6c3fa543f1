"use client";

import { useEffect } from "react";

/** Removes, on every page, the words on this device that have had their time or whose person has signed out. */
export function KeepSwept() {
  useEffect(() => {
    const left = new AbortController();
    // Fetched late: no page needs it to be shown.
    import("./drafts").then(
      ({ keepSwept }) => keepSwept(left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return null;
}
