"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  type FormPart,
  type RecruitmentForm,
  writeRecruitmentForm,
} from "@tefuda/domain/recruitment/form";
import type { RecruitmentField } from "@tefuda/domain/recruitment/schema";
import type { RecruitmentStatus } from "@tefuda/domain/recruitment/states";
import { jstDate } from "@tefuda/domain/time/jst";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useLiveRow } from "@/platform/live/use-live-row";
import { useTRPC } from "@/platform/trpc";
import { useHeldPage } from "@/platform/use-held-page";
import { useNow } from "@/platform/use-now";
import { useToast } from "@/ui/use-toast";
import type { OwnRecruitment, RecruitmentFrame } from "../types";
import { differingFields, errorAt, isUntouched, readEditor } from "./state";
import { useSave } from "./use-save";

const AUTOSAVE_MS = 500;

export interface EditorStart {
  readonly recruitmentId: string;
  /** Absent for a position that is not stored yet. */
  readonly lockVersion: number | undefined;
  readonly status: RecruitmentStatus;
  readonly form: RecruitmentForm;
}

/** The other version of a position that was saved elsewhere meanwhile. */
export interface Conflict {
  readonly form: RecruitmentForm;
  readonly lockVersion: number;
  readonly status: RecruitmentStatus;
}

/** A position in its form: what is typed, what is still open, and the saving of it. */
export function useEditor(start: EditorStart, { employer }: RecruitmentFrame) {
  const { recruitmentId } = start;
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [form, setForm] = useState(start.form);
  const [status, setStatus] = useState(start.status);
  const [touched, setTouched] = useState<ReadonlySet<RecruitmentField>>(new Set());
  const [isTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [isOutdated, setOutdated] = useState(false);
  const saving = useSave(recruitmentId, start.lockVersion);
  const today = jstDate(useNow());
  const reading = useMemo(() => readEditor(form, employer, today), [form, employer, today]);

  const base = saving.savedForm ?? start.form;
  const isNew = start.lockVersion === undefined && saving.savedForm === undefined;
  const isDirty = isNew ? !isUntouched(form) : differingFields(form, base).length > 0;
  const savesItself = status !== "published";

  /** How the position is stored now; a stranger's or a vanished one fails. */
  const readStored = useCallback(async (): Promise<Conflict> => {
    const options = trpc.recruitment.getOwn.queryOptions({ recruitmentId }, { staleTime: 0 });
    const stored: OwnRecruitment = await queries.fetchQuery(options);
    return {
      form: writeRecruitmentForm(stored.recruitment, stored.unfinished),
      lockVersion: stored.lockVersion,
      status: stored.status,
    };
  }, [queries, recruitmentId, trpc]);

  /** Shows both versions; when the other one cannot be read, says so. */
  const compare = useCallback(async () => {
    try {
      setConflict(await readStored());
    } catch (error) {
      toast.error(failureOf(error).message);
    }
  }, [readStored, toast]);

  const { save, rebase, versionNow } = saving;
  /** Saves what stands in the form; answers whether that worked. */
  const saveNow = useCallback(async (): Promise<boolean> => {
    try {
      const saved = await save(form, reading);
      setStatus(saved.status);
      setOutdated(false);
      return true;
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === "lock") await compare();
      else if (code === "recruitmentIncomplete") setTried(true);
      else toast.error(message);
      return false;
    }
  }, [compare, form, reading, save, toast]);

  // A failed save is not repeated by itself before something else is typed.
  const failedForm = useRef<RecruitmentForm>(undefined);
  const canAutosave =
    savesItself && isDirty && conflict === undefined && form.employmentType !== "";
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
  const latest = useRef({ canAutosave, form, saveNow });
  useEffect(() => {
    latest.current = { canAutosave, form, saveNow };
  });
  useEffect(
    () => () => {
      const { canAutosave: isOpen, form: typed, saveNow: saveLast } = latest.current;
      if (isOpen && failedForm.current !== typed) void saveLast();
    },
    [],
  );

  useLiveRow("recruitments", recruitmentId, {
    modified: ({ lockVersion }) => {
      if (lockVersion > (versionNow() ?? 0) && !saving.isSaving) setOutdated(true);
    },
  });

  useHeldPage(isDirty);

  return {
    form,
    reading,
    status,
    isNew,
    isDirty,
    isTried,
    savesItself,
    saving,
    conflict,
    isOutdated: isOutdated && conflict === undefined,
    set: useCallback(
      <Part extends FormPart>(part: Part, value: RecruitmentForm[Part]) =>
        setForm((before) => ({ ...before, [part]: value })),
      [],
    ),
    patch: useCallback(
      (parts: Partial<RecruitmentForm>) => setForm((before) => ({ ...before, ...parts })),
      [],
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
    /** Keeps what stands here; the next save goes over what is stored. */
    keepMine: () => {
      if (!conflict) return;
      rebase(conflict.form, conflict.lockVersion);
      setStatus(conflict.status);
      setConflict(undefined);
      setOutdated(false);
      failedForm.current = undefined;
      // What saves itself does so now; a published one is saved by this very press.
      if (conflict.status === "published") void saveNow();
    },
    /** Takes what is stored, leaving what was typed here. */
    loadTheirs: () => {
      if (!conflict) return;
      rebase(conflict.form, conflict.lockVersion);
      setStatus(conflict.status);
      setForm(conflict.form);
      setConflict(undefined);
      setOutdated(false);
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
