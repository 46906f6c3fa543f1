"use client";

import { useCallback, useEffect, useState } from "react";
import { type Draft, type DraftKind, draftPlace, listDrafts } from "./drafts";
import { useDraftOwner } from "./use-draft";

export interface KeptThing<T> extends Draft<T> {
  readonly thing: string;
}

/** What of one kind of form is kept on this device, the newest first; also as other tabs change it. */
export function useKeptDrafts<T>(kind: DraftKind<T>) {
  const owner = useDraftOwner();
  const [drafts, setDrafts] = useState<readonly KeptThing<T>[]>([]);
  const read = useCallback(
    () => setDrafts(listDrafts(kind, owner).map(([thing, draft]) => ({ thing, ...draft }))),
    [kind, owner],
  );
  useEffect(() => {
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, [read]);
  return {
    drafts,
    discard: (thing: string) => {
      draftPlace(kind, owner, thing).set(undefined);
      read();
    },
  };
}
