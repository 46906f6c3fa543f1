"use client";

import { useState } from "react";
import { useLive } from "@/platform/live/provider";

/** Likes that wait for an answer of company staff, live; `undefined` until the stream has said it. */
export function useWaitingLikes(isStaff: boolean): number | undefined {
  const [total, setTotal] = useState<number>();
  const take = (_id: string, doc: { readonly total: number }) => setTotal(doc.total);
  useLive<{ readonly total: number }>(isStaff ? "likes-waiting" : undefined, {
    added: take,
    modified: take,
  });
  return total;
}
