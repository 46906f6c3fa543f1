"use client";

import { MINUTE_MS, SECOND_MS } from "@tefuda/domain/time/units";
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { type Clock, createClock } from "./clock";

const minutes = createClock(MINUTE_MS);
const seconds = createClock(SECOND_MS);
const ServedAt = createContext<Date | undefined>(undefined);

/** Tells every part of a page when the server made it, so that the browser first says the same. */
export function NowProvider({ at, children }: { at: number; children: ReactNode }) {
  const [servedAt] = useState(() => new Date(at));
  return <ServedAt value={servedAt}>{children}</ServedAt>;
}

/** A page comes to life with the time that it was made at: server and browser say the same words. */
function useClock(clock: Clock): Date {
  const servedAt = use(ServedAt);
  return useSyncExternalStore(clock.follow, clock.now, () => servedAt ?? clock.now());
}

/** The time, moved on every minute, so that 今日 becomes 昨日 on an open page. */
export const useNow = () => useClock(minutes);

/** The time, moved on every second, for what counts down. */
export const useSecond = () => useClock(seconds);
