"use client";

import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, moved on every minute, so that 今日 becomes 昨日 on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
