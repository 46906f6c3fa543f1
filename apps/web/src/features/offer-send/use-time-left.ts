"use client";

import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** `4:59`, moving every second; undefined once the time is up. */
export function useTimeLeft(until: Date): string | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.floor((until.getTime() - now) / SECOND_MS);
  const isOver = left < 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return undefined;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
