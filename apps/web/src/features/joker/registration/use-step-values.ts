"use client";

import { useRef, useState } from "react";
import { useDraft } from "@/platform/editing/use-draft";
import { type StepDraft, stepKind } from "./draft";
import type { StepInput } from "./step-form";
import { storedPart } from "./stored-part";

interface Typed<Values> {
  readonly values: Values;
  /** What was stored when the typing began. */
  readonly base: string;
}

/**
 * What a step's form shows: the stored values until something is typed, then what is typed, which
 * outlives a reload. When another device saves the same step in between, both are at hand.
 */
export function useStepValues<Values extends object>(input: StepInput<Values>) {
  const { step, form, own } = input;
  const { read, keep } = useDraft(stepKind, step);
  const stored = storedPart(own.profile, step);
  // An empty form can bring new keys each time, so it is made once for what is stored.
  const [begun, setBegun] = useState(() => ({ stored, initial: form.initial(own) }));
  if (begun.stored !== stored) setBegun({ stored, initial: form.initial(own) });
  const { initial } = begun;
  const [found] = useState(read);
  const [typed, setTyped] = useState(() => begin(found?.value, initial));
  const [isRestored, setRestored] = useState(true);
  /** What was typed, after the newer state was taken instead. */
  const [aside, setAside] = useState<Values>();
  const latest = useRef(typed?.values ?? initial);

  const put = (next: Typed<Values> | undefined) => {
    latest.current = next?.values ?? initial;
    setTyped(next);
    keep(next);
  };
  const values = typed?.values ?? initial;
  return {
    values,
    stored,
    base: typed?.base,
    /** Values as they are now, also for what began before the last key was pressed. */
    latest: () => latest.current,
    /** When it was typed, as long as it stands there as it was left. */
    restoredAt: isRestored && typed && found ? new Date(found.at) : undefined,
    isOutdated: typed !== undefined && typed.base !== stored,
    canBringBack: aside !== undefined,
    change(patch: Partial<Values>) {
      setRestored(false);
      put({ values: { ...latest.current, ...patch }, base: typed?.base ?? stored });
    },
    /** It is saved: no copy is needed, the form goes on showing it. */
    saved: () => keep(undefined),
    /** Throws away what is typed for what is stored; with `keep` it can be brought back. */
    takeStored({ keep = false } = {}) {
      if (keep) setAside(typed?.values);
      put(undefined);
    },
    /** Goes on with what is typed, over a newer state. */
    keepTyped(base = stored) {
      put({ values: latest.current, base });
    },
    bringBack() {
      if (!aside) return;
      put({ values: aside, base: stored });
      setAside(undefined);
    },
  };
}

function begin<Values extends object>(
  draft: StepDraft | undefined,
  initial: Values,
): Typed<Values> | undefined {
  return draft && { values: { ...initial, ...draft.values }, base: draft.base };
}
