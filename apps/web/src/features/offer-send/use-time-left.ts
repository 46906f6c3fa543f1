"use client";

import { SECOND_MS } from "@tefuda/domain/time/units";
import { useSecond } from "@/platform/use-now";

/** `4:59`, moving every second; undefined once the time is up. */
export function useTimeLeft(until: Date): string | undefined {
  const left = Math.floor((until.getTime() - useSecond().getTime()) / SECOND_MS);
  if (left < 0) return undefined;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
