"use client";

import { MESSAGE_PARAM } from "@tefuda/domain/chat/constants";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { Thread } from "./thread";
import type { Matching } from "./use-matching";

interface Room {
  readonly matching: Matching;
  /** What the matching says is of now, not of an earlier visit. */
  readonly isCurrent: boolean;
  /** The newest messages are still on their way. */
  readonly isReading: boolean;
}

/**
 * What the room opens at: the message that its address names, or the first unread one. Messages
 * that are not there yet are read first.
 */
export function useTarget(
  { matching: { lastReadSeq, unreadCount, lastSeq }, isCurrent, isReading }: Room,
  thread: Thread,
  reach: (seq: number) => Promise<void>,
) {
  const asked = Number(useSearchParams().get(MESSAGE_PARAM) ?? "");
  const target = Number.isInteger(asked) && asked > 0 && asked <= lastSeq ? asked : undefined;
  // What was unread on coming in stays marked as long as one is here.
  const [entry, setEntry] = useState<{ readonly readSeq: number | undefined }>();
  if (!entry && isCurrent) setEntry({ readSeq: unreadCount > 0 ? lastReadSeq : undefined });
  const readSeq = entry?.readSeq;
  const wanted = target ?? (readSeq === undefined ? undefined : readSeq + 1);
  const isThere = wanted === undefined || thread.messages.some(({ seq }) => seq === wanted);
  const [isGivenUp, setGivenUp] = useState(false);
  const isMissing = thread.messages.length > 0 && !isThere && !isReading;

  useEffect(() => {
    if (!isMissing || wanted === undefined) return;
    // Without it the room opens at the end.
    reach(wanted)
      .catch(() => undefined)
      .finally(() => setGivenUp(true));
  }, [isMissing, wanted, reach]);

  return { target, readSeq, isReached: entry !== undefined && (isThere || isGivenUp) };
}
