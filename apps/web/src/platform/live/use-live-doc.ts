"use client";

import { type LiveHandlers, useLive } from "./provider";
import type { LiveDocs, LiveName, LiveSubscription } from "./wire";

/** Follows a topic of one document: `take` hears how it stands, on opening and whenever it changes. */
export function useLiveDoc<Name extends LiveName>(
  topic: LiveSubscription<Name> | undefined,
  take: (doc: LiveDocs[Name]) => void,
  others: Pick<LiveHandlers<never>, "removed" | "reset" | "ready"> = {},
) {
  const heard = (_id: string, doc: LiveDocs[Name]) => take(doc);
  useLive(topic, { ...others, added: heard, modified: heard });
}
