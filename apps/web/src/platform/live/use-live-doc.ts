"use client";

import { useRef } from "react";
import { useLive } from "./provider";
import type { LiveDocs, LiveName, LiveSubscription } from "./wire";

interface Ends {
  /** The reader has it no longer. */
  gone?(): void;
  /** The stream does not have it when it opens; `gone` where it is not given. */
  missing?(): void;
}

/** Follows a topic of one document: `take` hears how it stands, on opening and whenever it changes. */
export function useLiveDoc<Name extends LiveName>(
  topic: LiveSubscription<Name> | undefined,
  take: (doc: LiveDocs[Name]) => void,
  { gone, missing = gone }: Ends = {},
) {
  const isInSet = useRef(true);
  const heard = (_id: string, doc: LiveDocs[Name]) => {
    isInSet.current = true;
    take(doc);
  };
  useLive(topic, {
    added: heard,
    modified: heard,
    removed: () => gone?.(),
    reset: () => {
      isInSet.current = false;
    },
    ready: () => {
      if (!isInSet.current) missing?.();
    },
  });
}
