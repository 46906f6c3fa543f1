"use client";

import { type ActionDispatch, useEffect, useRef } from "react";
import { z } from "zod";
import type { Outgoing, Thread, ThreadEvent } from "./thread";

const kept = z.array(z.object({ id: z.uuid(), text: z.string(), sentAt: z.iso.datetime() }));
const keyOf = (matchingId: string) => `chatOutbox:${matchingId}`;

/**
 * Keeps what is not sent yet over a reload or a visit elsewhere. It comes back as not sent, to be
 * sent again by hand; should it have arrived after all, the thread has it and the copy goes.
 */
export function useKeptOutbox(
  matchingId: string,
  { outbox }: Thread,
  dispatch: ActionDispatch<[ThreadEvent]>,
) {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      for (const message of read(matchingId)) dispatch({ type: "wrote", message });
      return;
    }
    try {
      if (outbox.length === 0) localStorage.removeItem(keyOf(matchingId));
      else localStorage.setItem(keyOf(matchingId), JSON.stringify(outbox));
    } catch {
      // A full storage keeps nothing; what is on the screen is still there.
    }
  }, [matchingId, outbox, dispatch]);
}

function read(matchingId: string): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(matchingId)) ?? "[]");
    return kept.parse(stored).map((message) => ({ ...message, status: "failed" }));
  } catch {
    return [];
  }
}
