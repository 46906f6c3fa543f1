"use client";

import { useLive } from "./provider";
import type { LiveDocs, LiveName, LiveSubscription } from "./wire";

export interface LiveRowHandlers<Doc> {
  modified?(doc: Doc): void;
  removed?(): void;
  /** The stream is open: what changed before was not heard. */
  ready?(): void;
}

/** Follows one row of a topic, by its id. */
export function useLiveRow<Name extends LiveName>(
  topic: LiveSubscription<Name>,
  id: string,
  on: LiveRowHandlers<LiveDocs[Name]>,
) {
  useLive(topic, {
    modified(changed, doc) {
      if (changed === id) on.modified?.(doc);
    },
    removed(gone) {
      if (gone === id) on.removed?.();
    },
    ready: () => on.ready?.(),
  });
}
