"use client";

import { useEffect, useState } from "react";
import { useLive } from "@/platform/live/provider";
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
  const take = (_id: string, doc: UnreadNotices) => {
    held.take(doc);
    onChange?.(doc);
  };
  useLive<UnreadNotices>("notices-unread", { added: take, modified: take });
  return unread;
}
