"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { FormPart, RecruitmentForm } from "@tefuda/domain/recruitment/form";
import type { RecruitmentField } from "@tefuda/domain/recruitment/schema";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { jstDate } from "@tefuda/domain/time/jst";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Editing, Sides } from "@/platform/editing/editing";
import { useEditing } from "@/platform/editing/use-editing";
import { failureOf } from "@/platform/errors";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { useToast } from "@/ui/use-toast";
import type { RecruitmentFrame } from "../types";
import { positionKind } from "./position-kind";
import { errorAt, readEditor } from "./state";
import { storedPosition } from "./stored-position";
import { useSave } from "./use-save";

const AUTOSAVE_MS = 500;

export interface EditorStart {
  readonly recruitmentId: string;
  readonly status: RecruitmentStatus;
  readonly editing: Editing<RecruitmentForm>;
}

/** A position in its form: what is typed, what is still open, and the saving of it. */
export function useEditor(start: EditorStart, { employer }: RecruitmentFrame) {
  const { recruitmentId } = start;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const editing = useEditing(positionKind, recruitmentId, start.editing);
  const { form, change, conflict, meet, outdate, latest, isDirty } = editing;
  const [status, setStatus] = useState(start.status);
  const [theirStatus, setTheirStatus] = useState(start.status);
  const [touched, setTouched] = useState<ReadonlySet<RecruitmentField>>(new Set());
  const [isTried, setTried] = useState(false);
  const saving = useSave(recruitmentId, editing);
  const today = jstDate(useNow());
  const reading = useMemo(() => readEditor(form, employer, today), [form, employer, today]);
  const savesItself = status !== "published";

  /** Shows both versions; when the other one cannot be read, says so. */
  const compare = useCallback(async () => {
    try {
      const options = trpc.recruitment.getOwn.queryOptions({ recruitmentId }, { staleTime: 0 });
      const stored = await queries.fetchQuery(options);
      setTheirStatus(stored.status);
      meet(storedPosition(stored));
    } catch (error) {
      toast.error(failureOf(error).message);
    }
  }, [queries, recruitmentId, trpc, meet, toast]);

  const { save } = saving;
  /** Saves a form; answers whether that worked. */
  const saveForm = useCallback(
    async (...sent: Parameters<typeof save>): Promise<boolean> => {
      try {
        const saved = await save(...sent);
        setStatus(saved.status);
        return true;
      } catch (error) {
        const { code, message } = failureOf(error);
        if (code === "lock") await compare();
        else if (code === "recruitmentIncomplete") setTried(true);
        else toast.error(message);
        return false;
      }
    },
    [compare, save, toast],
  );
  const saveNow = useCallback(() => saveForm(form, reading), [saveForm, form, reading]);

  // A failed save is not repeated by itself before something else is typed.
  const failedForm = useRef<RecruitmentForm>(undefined);
  const { tooLong } = reading;
  const canAutosave =
    savesItself &&
    editing.unsaved.some((part) => !tooLong.includes(part)) &&
    conflict === undefined &&
    form.employmentType !== "";
  useEffect(() => {
    if (!canAutosave || failedForm.current === form) return;
    const timer = setTimeout(() => {
      failedForm.current = form;
      void saveNow().then((isSaved) => {
        if (isSaved && failedForm.current === form) failedForm.current = undefined;
      });
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [canAutosave, form, saveNow]);

  // Who leaves within the moment before a save takes it along.
  const last = useRef({ canAutosave, form, saveNow });
  useEffect(() => {
    last.current = { canAutosave, form, saveNow };
  });
  useEffect(
    () => () => {
      const { canAutosave: isOpen, form: typed, saveNow: saveLast } = last.current;
      if (isOpen && failedForm.current !== typed) void saveLast();
    },
    [],
  );

  const isStored = editing.lockVersion !== undefined;
  useLiveDoc(isStored ? `recruitment:${recruitmentId}` : undefined, ({ lockVersion }) => {
    if (lockVersion > (latest().lockVersion ?? -1) && !saving.isSaving) outdate();
  });

  return {
    form,
    reading,
    status,
    isNew: !isStored,
    isDirty,
    isKept: editing.isKept,
    isTried,
    savesItself,
    saving,
    conflict,
    base: editing.base,
    hasEnded: theirStatus === "closed",
    isOutdated: editing.isOutdated,
    restoredAt: editing.restoredAt,
    discard: editing.discard,
    putOff: editing.putOff,
    patch: change,
    set: useCallback(
      <Part extends FormPart>(part: Part, value: RecruitmentForm[Part]) =>
        change({ [part]: value }),
      [change],
    ),
    touch: useCallback(
      (field: RecruitmentField) => setTouched((before) => new Set(before).add(field)),
      [],
    ),
    errorOf: (field: RecruitmentField) =>
      errorAt(reading, field, { isTouched: touched.has(field), isTried }),
    /** Shows everything that is missing, as after pressing publish. */
    tryAll: () => setTried(true),
    saveNow,
    compare,
    /** Goes on with the words that were chosen; what does not save itself is saved by this press. */
    settle(sides: Sides<RecruitmentForm>) {
      if (!conflict) return;
      editing.settle(conflict, sides);
      setStatus(theirStatus);
      failedForm.current = undefined;
      if (theirStatus !== "published") return;
      const { form: chosen } = latest();
      if (Object.values(sides).includes("mine"))
        void saveForm(chosen, readEditor(chosen, employer, today));
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
