"use client";

import { useState } from "react";
import { useLive } from "@/platform/live/provider";
import type { Outputs } from "@/platform/trpc";

export type UnreadNotices = Outputs["notification"]["unread"];

/** How much is unread, live from what the page was made with; `onChange` hears each new count. */
export function useUnreadNotices(
  initial: UnreadNotices,
  onChange?: (unread: UnreadNotices) => void,
): UnreadNotices {
  const [unread, setUnread] = useState(initial);
  const take = (_id: string, doc: UnreadNotices) => {
    setUnread(doc);
    onChange?.(doc);
  };
  useLive<UnreadNotices>("notices-unread", { added: take, modified: take });
  return unread;
}
