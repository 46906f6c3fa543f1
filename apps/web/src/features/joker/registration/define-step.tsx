"use client";

import type { SavableStep } from "@tefuda/domain/joker/step-save-schema";
import type { RegistrationStep } from "@tefuda/domain/joker/steps";
import type { ComponentType } from "react";
import type { StepForm, StepPageProps } from "./step-form";
import { StepScreen } from "./step-screen";

/** A step as the registration shows it. A new step is one file that calls this. */
export function defineStep<Values extends object>(
  step: SavableStep & RegistrationStep,
  form: StepForm<Values>,
): ComponentType<StepPageProps> {
  return function Step(props: StepPageProps) {
    return <StepScreen {...props} step={step} form={form} />;
  };
}
