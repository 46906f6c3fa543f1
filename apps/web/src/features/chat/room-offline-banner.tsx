"use client";

import { useEffect, useState } from "react";
import { useLiveState } from "@/platform/live/provider";
import { useOnline } from "@/platform/use-online";
import { Banner } from "@/ui/banner";
import { chatCopy as copy } from "./copy.ja";

/** A short break heals unnoticed. */
const PATIENCE_MS = 2000;

/** On a phone the room covers the frame with its banner, so it says itself that it is offline. */
export function RoomOfflineBanner() {
  const isStreamLost = useLiveState() === "lost";
  const isOnline = useOnline();
  const isLost = isStreamLost || !isOnline;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isLost), isLost ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (!isShown) return null;
  return (
    <div className="lg:hidden">
      <Banner tone="offline">{copy.offline}</Banner>
    </div>
  );
}
