"use client";

import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../session/session-provider";
import { useHeldPage } from "../use-held-page";
import { type Draft, type DraftKind, draftPlace, mayKeep, VISITOR } from "./drafts";

export interface KeptDraft<T> {
  /** What is kept of this form; in the browser only. */
  readonly read: () => Draft<T> | undefined;
  /** Keeps what is typed, or nothing any more, a moment later and before the page goes. */
  readonly keep: (value: T | undefined) => void;
  /** Whether this device has what was last typed. */
  readonly isKept: boolean;
}

/** Who is signed in, as the owner of what is typed on this device. */
export function useDraftOwner(): string {
  const me = useSession();
  return me.kind === "visitor" ? VISITOR : me.userId;
}

/**
 * The copy on this device of what one person types about one thing. It outlives a reload, a link, a
 * lost session and a crash; where the browser keeps nothing, the page asks before it is closed or reloaded.
 */
export function useDraft<T>(kind: DraftKind<T>, thing: string): KeptDraft<T> {
  const owner = useDraftOwner();
  const place = useMemo(() => draftPlace(kind, owner, thing), [kind, owner, thing]);
  const waiting = useRef<{ value: T | undefined }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When what this page has read or kept was typed: another tab's words are not taken away. */
  const ownAt = useRef<number>(undefined);
  /** Whether something typed here could have been kept: what cannot be since then is a sign-out. */
  const wasAllowed = useRef(false);
  const [state, setState] = useState<"nothing" | "waiting" | "kept" | "refused">("nothing");

  const write = useCallback(() => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (!next) return;
    const { value } = next;
    const isAllowed = mayKeep(owner);
    // Whoever signs out leaves nothing behind.
    if (!isAllowed && wasAllowed.current) return;
    if (value === undefined) {
      if (place.get()?.at === ownAt.current) place.set(undefined);
      return setState("nothing");
    }
    const at = Date.now();
    ownAt.current = at;
    setState(isAllowed && place.set({ value, at }) ? "kept" : "refused");
  }, [place, owner]);

  useEffect(() => {
    addEventListener("pagehide", write);
    return () => {
      removeEventListener("pagehide", write);
      write();
    };
  }, [write]);
  useHeldPage(state === "refused");

  return {
    read: useCallback(() => {
      const draft = place.get();
      ownAt.current = draft?.at;
      return draft;
    }, [place]),
    keep: useCallback(
      (value) => {
        waiting.current = { value };
        wasAllowed.current ||= mayKeep(owner);
        clearTimeout(timer.current);
        // What is saved is not wanted any more, from this moment on.
        if (value === undefined) return write();
        setState((before) => (before === "refused" ? before : "waiting"));
        timer.current = setTimeout(write, INPUT_DEBOUNCE_MS);
      },
      [write, owner],
    ),
    isKept: state === "kept",
  };
}
