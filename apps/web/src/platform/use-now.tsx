"use client";

import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { createMinuteClock } from "./minute-clock";

const clock = createMinuteClock();
const ServedAt = createContext<Date | undefined>(undefined);

/** Tells every part of a page when the server made it, so that the browser first says the same. */
export function NowProvider({ at, children }: { at: number; children: ReactNode }) {
  const [servedAt] = useState(() => new Date(at));
  return <ServedAt value={servedAt}>{children}</ServedAt>;
}

/**
 * The time, moved on every minute, so that 今日 becomes 昨日 on an open page. A page comes to life
 * with the time that it was made at: the words of the server and of the browser are the same.
 */
export function useNow(): Date {
  const servedAt = use(ServedAt);
  return useSyncExternalStore(clock.follow, clock.now, () => servedAt ?? clock.now());
}
