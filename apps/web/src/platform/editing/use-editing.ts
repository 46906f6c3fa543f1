"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  afterSave,
  differing,
  type Editing,
  type EditorKind,
  merged,
  type Sides,
  type StoredForm,
} from "./editing";
import { useDraft } from "./use-draft";

/**
 * The state of an editor: what is typed, what of it is not saved, the copy on this device, and what
 * others have saved meanwhile. It begins with what is stored, and with what was typed here before.
 */
export function useEditing<Form extends object>(
  kind: EditorKind<Form>,
  thing: string,
  start: Editing<Form>,
) {
  const { compared } = kind;
  const [first] = useState(start);
  const [editing, setEditing] = useState(first);
  const latest = useRef(first);
  const [isBegun, setBegun] = useState(false);
  const [restoredAt, setRestoredAt] = useState<Date>();
  const [isOutdated, setOutdated] = useState(false);
  const [conflict, setConflict] = useState<StoredForm<Form>>();
  /** Counts the times that the form was replaced by other than typing. */
  const [version, setVersion] = useState(0);
  const { read, keep, isKept } = useDraft(kind, thing);

  const put = useCallback((next: Editing<Form>) => {
    latest.current = next;
    setEditing(next);
  }, []);
  const replace = useCallback(
    (next: Editing<Form>) => {
      put(next);
      setVersion((count) => count + 1);
    },
    [put],
  );

  useEffect(() => {
    const draft = read();
    if (draft && differing(draft.value.form, first.form, compared).length > 0) {
      const isNewest = draft.value.lockVersion === first.lockVersion;
      replace(isNewest ? { ...first, form: draft.value.form } : draft.value);
      setOutdated(!isNewest);
      setRestoredAt(new Date(draft.at));
    }
    setBegun(true);
  }, [read, replace, first, compared]);

  const unsaved = useMemo(
    () => differing(editing.form, editing.base, compared),
    [editing, compared],
  );
  const isDirty = unsaved.length > 0;
  useEffect(() => {
    if (isBegun) keep(isDirty ? editing : undefined);
  }, [isBegun, isDirty, editing, keep]);

  return {
    form: editing.form,
    base: editing.base,
    lockVersion: editing.lockVersion,
    version,
    /** The fields whose words are not saved. */
    unsaved,
    isDirty,
    isKept,
    /** When the words were typed that this device had kept, as long as they stand there as they did. */
    restoredAt,
    /** Somebody has saved since; the next save would be a conflict. */
    isOutdated: isOutdated && conflict === undefined,
    conflict,
    /** The state at this moment, also for what began before the last key was pressed. */
    latest: useCallback(() => latest.current, []),
    change: useCallback(
      (fields: Partial<Form>) => {
        put({ ...latest.current, form: { ...latest.current.form, ...fields } });
        setRestoredAt(undefined);
      },
      [put],
    ),
    saved: useCallback(
      (sent: Form, stored: StoredForm<Form>) => {
        const next = afterSave(latest.current, sent, stored, compared);
        put(next);
        setRestoredAt(undefined);
        setOutdated(false);
        setConflict(undefined);
        // Also where the page was left before the answer came.
        if (differing(next.form, next.base, compared).length === 0) keep(undefined);
      },
      [put, keep, compared],
    ),
    /** The stored thing has moved on by a press of one's own that leaves its words alone. */
    moved: useCallback((lockVersion: number) => put({ ...latest.current, lockVersion }), [put]),
    outdate: useCallback(() => setOutdated(true), []),
    /** Holds one's own words against what is stored now; where both are the same there is nothing to ask. */
    meet: useCallback(
      (theirs: StoredForm<Form>) => {
        const { form } = latest.current;
        if (differing(form, theirs.form, compared).length > 0) return setConflict(theirs);
        put({ ...theirs, base: theirs.form, form });
        setOutdated(false);
        setRestoredAt(undefined);
      },
      [put, compared],
    ),
    /** Goes back to the form with nothing decided. */
    putOff: useCallback(() => {
      setConflict(undefined);
      setOutdated(true);
    }, []),
    /** Goes on from what is stored now, with the words that were chosen. */
    settle: useCallback(
      (theirs: StoredForm<Form>, sides: Sides<Form>) => {
        replace(merged(latest.current, theirs, sides));
        setConflict(undefined);
        setOutdated(false);
        setRestoredAt(undefined);
      },
      [replace],
    ),
    /** Throws away what this device had kept. */
    discard: useCallback(() => {
      replace(first);
      setOutdated(false);
      setRestoredAt(undefined);
    }, [replace, first]),
  };
}
