"use client";

import { useState } from "react";
import { useLiveDoc } from "./use-live-doc";
import type { LiveDocs, LiveName } from "./wire";

/** The topics that say one number. */
type CountName = {
  [Name in LiveName]: LiveDocs[Name] extends { readonly total: number } ? Name : never;
}[LiveName];

/** The number that a topic says, live; until the stream has spoken, what is known. */
export function useLiveCount(topic: CountName | undefined, known: number): number {
  const [total, setTotal] = useState<number>();
  useLiveDoc(topic, (doc) => setTotal(doc.total));
  return total ?? known;
}
