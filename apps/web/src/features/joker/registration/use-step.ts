"use client";

import { stepSchemas } from "@tefuda/domain/joker/step-schemas";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useFaults } from "@/platform/use-faults";
import { useToast } from "@/ui/use-toast";
import { writeSkipped } from "./draft";
import { pathAfter, pathBefore } from "./engine";
import type { StepInput } from "./step-form";
import { storedPart } from "./stored-part";
import { useGoToStep } from "./use-go-to-step";
import { useSave } from "./use-save";
import { useStepValues } from "./use-step-values";

/** The state of one step's form: typed values with their draft, faults, saving and where to go. */
export function useStep<Values extends object>(input: StepInput<Values>) {
  const { step, form, own, userId, back } = input;
  const go = useGoToStep();
  const toast = useToast();
  const faults = useFaults();
  const [isLeaving, setLeaving] = useState(false);
  const typed = useStepValues(input);
  const saving = useSave();
  const isHere = useIsHere();
  const next = pathAfter(step, back, own.judgement.registrationStatus);

  const onSaved = async (saved: Values) => {
    // Left empty by choice: a reload does not lead back to it.
    writeSkipped(userId, step);
    // Typed on while the save was waiting for the connection: there is more to save.
    const isWhole = typed.latest() === saved;
    if (isWhole) {
      typed.saved();
      setLeaving(true);
    }
    const newer = await saving.readAgain().catch(() => own);
    if (!isHere.current) return;
    if (!isWhole) return typed.keepTyped(storedPart(newer.profile, step));
    if (back) toast.success();
    go(next);
  };
  const onFailed = (error: unknown) => {
    const failure = failureOf(error);
    faults.refuse(failure.fields);
    // A newer state of the step shows beside the form instead, with what can be done about it.
    const isShown = Object.keys(failure.fields).length > 0 || failure.code === "lock";
    if (!isShown || (failure.code === "lock" && !typed.base)) toast.error(failure.message);
  };

  return {
    typed,
    errors: faults.faults,
    formRef: faults.form,
    isBusy: saving.isBusy || isLeaving,
    isWaiting: saving.isWaiting,
    isOutdated: typed.isOutdated && !saving.isBusy && !isLeaving,
    previousPath: pathBefore(step, back),
    goBack: (path: string) => go(path),
    change(patch: Partial<Values>) {
      typed.change(patch);
      faults.forget(Object.keys(patch));
    },
    submit() {
      const values = typed.latest();
      const sent = form.toSave?.(values) ?? values;
      if (!faults.check<object>(stepSchemas[step], sent)) return;
      const base = typed.base ?? typed.stored;
      const place = back === "profile" ? "profile" : "registration";
      const outcome = { onSaved: () => onSaved(values), onFailed };
      void saving.save({ step, values: sent, base, own, place }, outcome);
    },
    putOff() {
      writeSkipped(userId, step);
      go(next);
    },
  };
}

/** Whether the form is still on the screen: a save can outlast it. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
