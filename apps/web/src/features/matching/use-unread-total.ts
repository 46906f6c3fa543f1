"use client";

import { useState } from "react";
import { useLive } from "@/platform/live/provider";

/** Unread messages over all matchings, live from what the page was made with. */
export function useUnreadTotal(initial: number): number {
  const [total, setTotal] = useState(initial);
  const take = (_id: string, doc: { readonly total: number }) => setTotal(doc.total);
  useLive<{ readonly total: number }>("unread", { added: take, modified: take });
  return total;
}
