"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isObject, isText, type Shape } from "../stored";
import type { DraftKind } from "./drafts";
import { useDraft } from "./use-draft";

/** The values of a form as its person left them, and what becomes of them. */
export interface Kept<T> {
  readonly value: T;
  /** The value at this moment, also for what began before the last key was pressed. */
  readonly latest: () => T;
  /** Goes on with another value; what the form begins with is not kept. */
  readonly set: (next: T) => void;
  /** Goes on with other values in some fields. */
  readonly change: (fields: Partial<T>) => void;
  /** Its window is closed: what stands there now is what its person finds again. */
  readonly leave: () => void;
  /** It was sent, or is not wanted any more. */
  readonly clear: () => void;
  /** This was sent: clears the form, or says no where something was typed since, which stays. */
  readonly sent: (value: T) => boolean;
  /** When it was typed, as long as it stands there as it was left. */
  readonly restoredAt: Date | undefined;
}

interface Typed<T> {
  readonly thing: string;
  readonly value: T;
  readonly restoredAt: Date | undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * As `useState`, for what a person types about one thing: it is kept on this device until the form is as
 * it began. With another thing it becomes what was typed about that.
 * @param begins what the form begins with, nothing or what is stored
 */
export function useKept<T>(kind: DraftKind<T>, thing: string, begins: T): Kept<T> {
  const { read, keep } = useDraft(kind, thing);
  const [state, setState] = useState<Typed<T>>();
  // What was typed about one thing is nothing of another.
  const typed = state?.thing === thing ? state : undefined;
  const now = useRef({ typed, begins });
  useEffect(() => {
    now.current.begins = begins;
  });
  const put = useMemo(
    () => (value: T | undefined, restoredAt?: Date) => {
      const next = value === undefined ? undefined : { thing, value, restoredAt };
      now.current.typed = next;
      setState(next);
    },
    [thing],
  );
  useEffect(() => {
    const draft = read();
    // What was saved elsewhere meanwhile is nothing of one's own.
    const isStored = draft && isSame(draft.value, now.current.begins);
    if (isStored) keep(undefined);
    put(isStored ? undefined : draft?.value, draft && new Date(draft.at));
  }, [read, keep, put]);
  const hands = useMemo(() => {
    const latest = () => (now.current.typed ? now.current.typed.value : now.current.begins);
    const set = (next: T) => {
      const value = isSame(next, now.current.begins) ? undefined : next;
      put(value);
      keep(value);
    };
    const clear = () => set(now.current.begins);
    return {
      latest,
      set,
      change: (fields: Partial<T>) => set({ ...latest(), ...fields }),
      leave: () => put(now.current.typed?.value, new Date()),
      clear,
      sent: (value: T) => {
        const isAll = isSame(value, latest());
        if (isAll) clear();
        return isAll;
      },
    };
  }, [keep, put]);
  return { ...hands, value: typed ? typed.value : begins, restoredAt: typed?.restoredAt };
}

const textKinds = new Map<string, DraftKind<string>>();

/** What a person writes into the one field of a form about one thing, which begins with a text. */
export function useKeptText(form: string, thing: string, begins = ""): Kept<string> {
  const kind = textKinds.get(form) ?? { name: form, isValue: isText };
  textKinds.set(form, kind);
  return useKept(kind, thing, begins);
}

/** The fields of a form; what they may hold is for its rules to judge when it is sent. */
export const fieldsKind = <Values extends FieldValues>(name: string): DraftKind<Values> => ({
  name,
  isValue: isObject as Shape<Values>,
});

/**
 * Keeps what stands in a form of fields on this device, until it is sent or as it began.
 * @param mend takes out of what was kept what cannot be chosen any more
 */
export function useKeptFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  kind: DraftKind<Values>,
  thing: string,
  mend: (kept: Values) => Values = (kept) => kept,
): Pick<Kept<Values>, "clear" | "restoredAt"> {
  const { read, keep } = useDraft(kind, thing);
  const [restoredAt, setRestoredAt] = useState<Date>();
  const mending = useRef(mend);
  useEffect(() => {
    const draft = read();
    if (draft) {
      const values = mending.current({ ...form.getValues(), ...draft.value });
      form.reset(values, { keepDefaultValues: true });
      setRestoredAt(new Date(draft.at));
    }
    const watching = form.watch((_, { name }) => {
      // All of a form without a name is its start.
      if (!name) return;
      const values = form.getValues();
      setRestoredAt(undefined);
      keep(isSame(values, form.formState.defaultValues) ? undefined : structuredClone(values));
    });
    return () => watching.unsubscribe();
  }, [form, read, keep]);
  return {
    restoredAt,
    clear: () => {
      keep(undefined);
      setRestoredAt(undefined);
      form.reset();
    },
  };
}
