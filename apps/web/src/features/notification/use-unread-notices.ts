"use client";

import { useEffect, useState } from "react";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import type { Outputs } from "@/platform/trpc";
import { holdIncreases } from "./hold-increases";

export type UnreadNotices = Outputs["notification"]["unread"];

/**
 * How much is unread, live from what the page was made with, an increase a moment later; `onChange`
 * hears each new count at once.
 */
export function useUnreadNotices(
  initial: UnreadNotices,
  onChange?: (unread: UnreadNotices) => void,
): UnreadNotices {
  const [unread, setUnread] = useState(initial);
  const [held] = useState(() => holdIncreases(initial, setUnread));
  useEffect(() => held.stop, [held]);
  useLiveDoc("notices-unread", (doc) => {
    held.take(doc);
    onChange?.(doc);
  });
  return unread;
}
