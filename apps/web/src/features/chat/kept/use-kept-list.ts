"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { KeptList } from "./kept-list";

const none: readonly never[] = [];

/** A kept list as it is now; empty until the page is in the browser. */
export function useKeptList<T>(list: KeptList<T>, matchingId: string): readonly T[] {
  return useSyncExternalStore(
    useCallback((changed) => list.follow(matchingId, changed), [list, matchingId]),
    () => list.of(matchingId),
    () => none,
  );
}
