"use client";

import { useState } from "react";
import { useLive } from "@/platform/live/provider";

/** Offers that wait for the seeker's answer, live; until the stream has spoken, what is known. */
export function useWaitingOffers(known: number): number {
  const [total, setTotal] = useState<number>();
  const take = (_id: string, doc: { readonly total: number }) => setTotal(doc.total);
  useLive<{ readonly total: number }>("offers-waiting", { added: take, modified: take });
  return total ?? known;
}
