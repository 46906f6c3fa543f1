"use client";

import { stepProgress } from "@tefuda/domain/joker/completeness";
import {
  registrationStepLabels as labels,
  purposeNoticeSteps,
  registrationSteps,
} from "@tefuda/domain/joker/steps";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "@/ui/button";
import { FocusLayout } from "@/ui/shell/focus-layout";
import { jokerCopy } from "../copy.ja";
import { type StepInput, useStep } from "./use-step";

const stepLeads: Partial<Record<string, string>> = jokerCopy.stepLeads;

/** One step: its question, its form and the buttons, which stay at the bottom of a phone's screen. */
export function StepScreen<Values extends object>(props: StepInput<Values>) {
  const { step, form, own, brand, back } = props;
  const router = useRouter();
  const state = useStep(props);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { n, total } = stepProgress(step);
  const definition = registrationSteps.find(({ key }) => key === step);
  const hasErrors = Object.keys(state.errors).length > 0;

  useEffect(() => {
    if (!hasErrors) return;
    const first = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], fieldset[aria-describedby*="error"] :is(input, button, select)',
    );
    first?.focus();
  }, [hasErrors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.isBusy) state.submit();
  };
  const { previousPath } = state;

  return (
    <FocusLayout
      brand={brand}
      progress={{ step: n, total }}
      title={definition?.title ?? ""}
      lead={stepLeads[step]}
      actions={
        <div className="grid w-full grid-cols-2 gap-x-3 gap-y-1 sm:flex sm:justify-end">
          {!definition?.required && !back && (
            <Button variant="quiet" className="col-span-2 sm:min-h-13" onClick={state.putOff}>
              {labels.later}
            </Button>
          )}
          {previousPath && (
            <Button variant="secondary" size="lg" onClick={() => router.push(previousPath)}>
              {labels.back}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            size="lg"
            busy={state.isBusy}
            className={previousPath ? "sm:min-w-44" : "col-span-2 sm:min-w-44"}
          >
            {back ? jokerCopy.save : labels.next}
          </Button>
        </div>
      }
    >
      <form id={formId} ref={element} noValidate onSubmit={submit} className="grid gap-7">
        <form.Form values={state.values} change={state.change} errors={state.errors} own={own} />
      </form>
      {purposeNoticeSteps.some((key) => key === step) && (
        <p className="rounded-md bg-sunken px-4 py-3 text-ink-2 text-xs">{labels.purposeNotice}</p>
      )}
    </FocusLayout>
  );
}
