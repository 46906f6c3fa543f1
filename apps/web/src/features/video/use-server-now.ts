"use client";

import { useEffect, useState } from "react";

/** The server's time, moved on every second; a device's own clock may be wrong. */
export function useServerNow(serverNow: Date | undefined): Date {
  const [now, setNow] = useState(() => serverNow ?? new Date());
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
