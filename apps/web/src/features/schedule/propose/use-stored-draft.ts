"use client";

import { SCHEDULE_DURATIONS } from "@tefuda/domain/constants/limits";
import { scheduleDraftKey } from "@tefuda/domain/constants/storage-keys";
import { type OfferPurpose, offerPurposes } from "@tefuda/domain/offer/constants";
import { candidateSources } from "@tefuda/domain/schedule/constants";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import {
  asJson,
  hasFields,
  isEither,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  stored,
} from "@/platform/stored";
import { type Draft, emptyDraft, isUntouched, type Row } from "./draft";

const isDraft = hasFields<Draft>({
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
});

/**
 * The proposal being written to one matching; kept on the device until it is sent, so that a window
 * closed by accident and an answer that never came cost nothing.
 */
export function useStoredDraft(matchingId: string, purpose: OfferPurpose) {
  const kept = stored(scheduleDraftKey(matchingId), asJson(isDraft));
  const [draft, setDraft] = useState(() => kept.get() ?? emptyDraft(uuidv7(), purpose));
  const [isKept, setKept] = useState(() => !isUntouched(draft));
  return {
    draft,
    /** Whether the form began with what was written before. */
    isKept,
    change(changed: Draft) {
      // Other times are another proposal; only the same ones are the same when sent again.
      const next = { ...changed, scheduleId: uuidv7() };
      kept.set(isUntouched(next) ? undefined : next);
      setDraft(next);
    },
    /** The window was closed with the draft in it. */
    putAside: () => setKept(!isUntouched(draft)),
    clear() {
      kept.set(undefined);
      setDraft(emptyDraft(uuidv7(), purpose));
      setKept(false);
    },
  };
}
