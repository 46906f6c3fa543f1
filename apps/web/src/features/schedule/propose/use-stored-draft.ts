"use client";

import { SCHEDULE_DURATIONS } from "@tefuda/domain/constants/limits";
import { type OfferPurpose, offerPurposes } from "@tefuda/domain/offer/constants";
import { candidateSources } from "@tefuda/domain/schedule/constants";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { hasFields, isEither, isListOf, isNumber, isOneOf, isText } from "@/platform/stored";
import { type Draft, emptyDraft, isUntouched, type Row } from "./draft";

const proposal: DraftKind<Draft> = {
  name: "proposal",
  isValue: hasFields<Draft>({
    scheduleId: isText,
    durationMinutes: isOneOf(SCHEDULE_DURATIONS),
    purpose: isOneOf(offerPurposes),
    allowsToday: isOneOf([true, false]),
    note: isText,
    rows: isListOf(
      hasFields<Row>({
        key: isNumber,
        day: isText,
        minute: isEither(isNumber, isOneOf([null])),
        source: isOneOf(candidateSources),
      }),
    ),
  }),
};

/**
 * The proposal being written to one matching; kept on the device until it is sent, so that a window
 * closed by accident and an answer that never came cost nothing.
 */
export function useStoredDraft(matchingId: string, purpose: OfferPurpose) {
  const [begins, setBegins] = useState(() => emptyDraft(uuidv7(), purpose));
  const { value: draft, set, clear, restoredAt } = useKept(proposal, matchingId, begins);
  const [isAside, setAside] = useState(false);
  return {
    draft,
    /** Whether the form began with what was written before. */
    isKept: !isUntouched(draft) && (isAside || restoredAt !== undefined),
    // Other times are another proposal; only the same ones are the same when sent again.
    change: (changed: Draft) => set({ ...changed, scheduleId: uuidv7() }),
    /** The window was closed with the draft in it. */
    putAside: () => setAside(true),
    clear() {
      clear();
      setBegins(emptyDraft(uuidv7(), purpose));
      setAside(false);
    },
  };
}
