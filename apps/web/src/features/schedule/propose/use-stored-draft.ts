"use client";

import { scheduleDraftKey } from "@tefuda/domain/constants/storage-keys";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { type Draft, emptyDraft, isUntouched } from "./draft";

/**
 * The proposal being written to one matching; kept on the device until it is sent, so that a window
 * closed by accident and an answer that never came cost nothing.
 */
export function useStoredDraft(matchingId: string, purpose: OfferPurpose) {
  const key = scheduleDraftKey(matchingId);
  const [draft, setDraft] = useState<Draft>(() => read(key) ?? emptyDraft(uuidv7(), purpose));
  const [isKept, setKept] = useState(() => !isUntouched(draft));
  return {
    draft,
    /** Whether the form began with what was written before. */
    isKept,
    change(changed: Draft) {
      // Other times are another proposal; only the same ones are the same when sent again.
      const next = { ...changed, scheduleId: uuidv7() };
      store(key, isUntouched(next) ? undefined : next);
      setDraft(next);
    },
    /** The window was closed with the draft in it. */
    putAside: () => setKept(!isUntouched(draft)),
    clear() {
      store(key, undefined);
      setDraft(emptyDraft(uuidv7(), purpose));
      setKept(false);
    },
  };
}

function read(key: string): Draft | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (found: unknown): found is Draft =>
  typeof found === "object" &&
  found !== null &&
  "rows" in found &&
  Array.isArray(found.rows) &&
  "scheduleId" in found;

function store(key: string, draft: Draft | undefined) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // A full storage costs the draft, not the proposal.
  }
}
