"use client";

import { useMutation } from "@tanstack/react-query";
import { TYPING_SIGN_MS } from "@tefuda/domain/constants/timing";
import { useEffect, useRef, useState } from "react";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { useTRPC } from "@/platform/trpc";

const TOLD_EVERY_MS = 3000;

/** Whether the other side is writing, and how one tells it that one is. */
export function useTyping(matchingId: string, lastSeq: number) {
  const trpc = useTRPC();
  const [until, setUntil] = useState(0);
  const told = useRef(0);
  const { mutate } = useMutation(
    trpc.chat.tellTyping.mutationOptions({ meta: { ownErrors: true } }),
  );
  useLiveDoc(`typing:${matchingId}`, () => setUntil(Date.now() + TYPING_SIGN_MS));

  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setUntil(0), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  // What was being written has arrived.
  const [seen, setSeen] = useState(lastSeq);
  if (seen !== lastSeq) {
    setSeen(lastSeq);
    setUntil(0);
  }

  return {
    isPartnerTyping: until > 0,
    tell() {
      const now = Date.now();
      if (now - told.current < TOLD_EVERY_MS) return;
      told.current = now;
      mutate({ matchingId });
    },
  };
}
