"use client";

import { offerDraftKey } from "@tefuda/domain/constants/storage-keys";
import { type OfferPurpose, offerPurposes } from "@tefuda/domain/offer/constants";
import { useCallback, useMemo, useState } from "react";
import { uuidv7 } from "uuidv7";
import {
  asJson,
  hasFields,
  isEither,
  isMaybe,
  isNumber,
  isOneOf,
  isText,
  stored,
} from "@/platform/stored";

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

const isSalary = isEither(isText, isNumber);
const isDraft = hasFields<Partial<OfferDraft>>({
  offerId: isMaybe(isText),
  recruitmentId: isMaybe(isText),
  reason: isMaybe(isText),
  message: isMaybe(isText),
  minSalary: isMaybe(isSalary),
  maxSalary: isMaybe(isSalary),
  purpose: isMaybe(isOneOf(offerPurposes)),
});

const isWritten = ({ reason, message }: Partial<OfferDraft>) => Boolean(reason || message);

/** The unsent offer to one candidate, kept on this device until it is sent or thrown away. */
export function useOfferDraft(jokerId: string, recruitmentIds: readonly string[]) {
  const kept = useMemo(() => stored(offerDraftKey(jokerId), asJson(isDraft)), [jokerId]);
  const [first] = useState((): OfferDraft => {
    const draft = { ...emptyDraft(), ...kept.get() };
    // A position that was closed in the meantime takes its pay with it.
    return recruitmentIds.includes(draft.recruitmentId)
      ? draft
      : { ...draft, recruitmentId: "", minSalary: "", maxSalary: "" };
  });
  const keep = useCallback(
    (draft: Partial<OfferDraft>) => void kept.set(isWritten(draft) ? draft : undefined),
    [kept],
  );
  return {
    first,
    wasKept: isWritten(first),
    keep,
    empty: emptyDraft,
    forget: () => void kept.set(undefined),
  };
}
