"use client";

import { useEffect } from "react";
import { presenceVoice } from "./voice";
import { watchPresence } from "./watch-presence";

/** Has the product know when a member is there; shows nothing. */
export function MemberPresence({ userId }: { userId: string }) {
  useEffect(
    () => watchPresence(userId, presenceVoice, { page: document, frame: window }),
    [userId],
  );
  return null;
}
