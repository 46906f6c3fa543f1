"use client";

import { SCHEDULE_NOTE_MAX } from "@tefuda/domain/constants/limits";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { useState } from "react";
import type { Surroundings } from "../grid/slots";
import { chosenSpans, type RowFault, rowFaults } from "./draft";
import { useStoredDraft } from "./use-stored-draft";

/** The form of a proposal: its draft, and its faults from the first try to send on. */
export function useProposeForm(
  matchingId: string,
  purpose: OfferPurpose,
  facts: Omit<Surroundings, "allowsToday">,
) {
  const { draft, isKept, change, putAside, clear } = useStoredDraft(matchingId, purpose);
  const [isTried, setTried] = useState(false);
  const around: Surroundings = { ...facts, allowsToday: draft.allowsToday };
  const faults = rowFaults(draft, around);
  const isEmpty = chosenSpans(draft).length === 0;
  const isNoteTooLong = countGraphemes(draft.note) > SCHEDULE_NOTE_MAX;
  const shown = isTried ? faults : withoutIncomplete(faults);
  return {
    draft,
    isKept,
    around,
    faults: shown,
    lacksTimes: isTried && isEmpty,
    isNoteTooLong,
    change,
    putAside,
    clear: () => {
      setTried(false);
      clear();
    },
    /** Whether all is well; shows what is not. */
    isSendable: () => {
      setTried(true);
      return faults.size === 0 && !isEmpty && !isNoteTooLong;
    },
  };
}
export type ProposeFormState = ReturnType<typeof useProposeForm>;

/** A line that is being filled in is not wrong yet. */
function withoutIncomplete(faults: ReadonlyMap<number, RowFault>) {
  return new Map([...faults].filter(([, fault]) => fault !== "incomplete"));
}
