"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import type { SavableStep } from "@tefuda/domain/joker/step-save-schema";
import { stepSchemas } from "@tefuda/domain/joker/step-schemas";
import { formatZodError } from "@tefuda/domain/validation/fields";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { clearDraft, readDraft, writeDraft, writeSkipped } from "./draft";
import { pathAfter, pathBefore } from "./engine";
import type { StepForm, StepPageProps } from "./step-form";

type Errors = Readonly<Record<string, string>>;

export interface StepInput<Values extends object> extends StepPageProps {
  step: SavableStep;
  form: StepForm<Values>;
}

/** The state of one step's form: typed values with their draft, faults, saving and where to go. */
export function useStep<Values extends object>({
  step,
  form,
  own,
  userId,
  back,
}: StepInput<Values>) {
  const router = useRouter();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [values, setValues] = useState<Values>(() => ({
    ...form.initial(own),
    ...readDraft(userId, step),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const [isLeaving, setLeaving] = useState(false);
  const ownKey = trpc.joker.own.queryKey();

  const save = useMutation(
    trpc.joker.saveStep.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: async () => {
        clearDraft(userId, step);
        // Left empty by choice: a reload does not lead back to it.
        writeSkipped(userId, step);
        setLeaving(true);
        await queries.invalidateQueries({ queryKey: ownKey });
        if (back) toast.success(successMessages.saved);
        router.push(pathAfter(step, back));
      },
      onError: (error) => {
        const failure = failureOf(error);
        setErrors(failure.fields);
        if (Object.keys(failure.fields).length === 0) toast.error(failure.message);
        // What is typed stays; only the version to save against is read again.
        if (failure.code === "lock") void queries.invalidateQueries({ queryKey: ownKey });
      },
    }),
  );

  return {
    values,
    errors,
    isBusy: save.isPending || isLeaving,
    previousPath: pathBefore(step, back),
    change(patch: Partial<Values>) {
      const next = { ...values, ...patch };
      setValues(next);
      writeDraft(userId, step, next);
      const touched = Object.keys(patch);
      setErrors(
        Object.fromEntries(
          Object.entries(errors).filter(([path]) => !touched.includes(path.split(".")[0] ?? "")),
        ),
      );
    },
    submit() {
      const parsed = stepSchemas[step].safeParse(values);
      if (!parsed.success) return setErrors(formatZodError(parsed.error));
      setErrors({});
      const typed = Object.fromEntries(Object.entries(values));
      save.mutate({ step, values: typed, lockVersion: own.lockVersion });
    },
    putOff() {
      writeSkipped(userId, step);
      clearDraft(userId, step);
      router.push(pathAfter(step, back));
    },
  };
}
