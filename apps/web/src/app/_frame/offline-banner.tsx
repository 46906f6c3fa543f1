"use client";

import { useEffect, useState } from "react";
import { useLiveState } from "@/platform/live/provider";
import { useToast } from "@/ui/use-toast";
import { frameCopy } from "./copy.ja";

/** A short break heals unnoticed; only a longer one is worth a word. */
const PATIENCE_MS = 2000;

/** Says that the connection is lost, and politely when it is back. */
export function OfflineBanner() {
  const state = useLiveState();
  const toast = useToast();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (state === "open") {
      if (isShown) toast.success(frameCopy.reconnected);
      setShown(false);
      return;
    }
    if (state !== "lost") return;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state, isShown, toast]);

  return (
    <div role="status" aria-live="polite">
      {isShown && (
        <p className="bg-gold-tint px-4 py-2 text-center font-medium text-gold text-sm">
          {frameCopy.offline}
        </p>
      )}
    </div>
  );
}
