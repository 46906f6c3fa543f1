"use client";

import { offerDraftKey } from "@tefuda/domain/constants/storage-keys";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { useCallback, useState } from "react";
import { uuidv7 } from "uuidv7";

/** What stands in the form; the id stays with the text, so that a retry after a reload is no second offer. */
export interface OfferDraft {
  offerId: string;
  recruitmentId: string;
  reason: string;
  message: string;
  minSalary: string | number;
  maxSalary: string | number;
  purpose: OfferPurpose;
}

const emptyDraft = (): OfferDraft => ({
  offerId: uuidv7(),
  recruitmentId: "",
  reason: "",
  message: "",
  minSalary: "",
  maxSalary: "",
  purpose: "casual",
});

function readDraft(key: string): Partial<OfferDraft> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isWritten = ({ reason, message }: Partial<OfferDraft>) => Boolean(reason || message);

/** The unsent offer to one candidate, kept on this device until it is sent or thrown away. */
export function useOfferDraft(jokerId: string, recruitmentIds: readonly string[]) {
  const key = offerDraftKey(jokerId);
  const [first] = useState((): OfferDraft => {
    const kept = readDraft(key);
    const draft = { ...emptyDraft(), ...kept };
    // A position that was closed in the meantime takes its pay with it.
    return recruitmentIds.includes(draft.recruitmentId)
      ? draft
      : { ...draft, recruitmentId: "", minSalary: "", maxSalary: "" };
  });
  const keep = useCallback(
    (draft: Partial<OfferDraft>) => {
      try {
        if (isWritten(draft)) localStorage.setItem(key, JSON.stringify(draft));
        else localStorage.removeItem(key);
      } catch {
        // A full storage costs the draft, not the offer.
      }
    },
    [key],
  );
  return {
    first,
    wasKept: isWritten(first),
    keep,
    empty: emptyDraft,
    forget: useCallback(() => localStorage.removeItem(key), [key]),
  };
}
