"use client";

import { registrationStepLabels as labels, purposeNoticeSteps } from "@tefuda/domain/joker/steps";
import { type FormEvent, useId } from "react";
import { useNow } from "@/platform/use-now";
import { effectOfSaving } from "./effect-of-saving";
import type { StepInput } from "./step-form";
import { StepFrame } from "./step-frame";
import { StepNotice } from "./step-notice";
import { useStep } from "./use-step";

/** One step that saves: its question, its form, and what has to be known about what is typed. */
export function StepScreen<Values extends object>(props: StepInput<Values>) {
  const { step, form, own, brand, back } = props;
  const state = useStep(props);
  const now = useNow();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.isBusy) state.submit();
  };

  return (
    <StepFrame
      brand={brand}
      step={step}
      back={back}
      isBusy={state.isBusy}
      formId={formId}
      onPutOff={state.putOff}
      effect={back === "profile" ? effectOfSaving(own, step, now) : undefined}
    >
      <StepNotice
        step={step}
        own={own}
        typed={state.typed}
        isWaiting={state.isWaiting}
        isOutdated={state.isOutdated}
      />
      <form id={formId} ref={state.formRef} noValidate onSubmit={submit} className="grid gap-7">
        <form.Form
          values={state.typed.values}
          change={state.change}
          errors={state.errors}
          own={own}
        />
      </form>
      {purposeNoticeSteps.some((key) => key === step) && (
        <p className="rounded-md bg-sunken px-4 py-3 text-ink-2 text-xs">{labels.purposeNotice}</p>
      )}
    </StepFrame>
  );
}
