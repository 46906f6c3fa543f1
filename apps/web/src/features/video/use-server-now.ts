"use client";

import { useEffect, useState } from "react";
import { useNow } from "@/platform/use-now";

/** The server's time, moved on every second; a device's own clock may be wrong. */
export function useServerNow(serverNow: Date | undefined): Date {
  const here = useNow();
  const [now, setNow] = useState(serverNow ?? here);
  const heardAt = serverNow?.getTime();
  useEffect(() => {
    const ahead = heardAt === undefined ? 0 : heardAt - Date.now();
    const tick = () => setNow(new Date(Date.now() + ahead));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [heardAt]);
  return now;
}
