import type { SavableStep } from "@tefuda/domain/joker/step-save-schema";
import type { ComponentType } from "react";
import type { Outputs } from "@/platform/trpc";
import type { ReturnPlace } from "./engine";

export type Own = Outputs["joker"]["own"];

export interface StepFormProps<Values extends object> {
  values: Values;
  change: (patch: Partial<Values>) => void;
  /** Messages by field, `careers.0.companyName` for a field inside a list. */
  errors: Readonly<Record<string, string>>;
  own: Own;
}

/** What a form needs that another profile than the seeker's has as well. */
export type FormPartProps<Values extends object> = Omit<StepFormProps<Values>, "own">;

/** What one step brings: how its form begins, and the form. Its rules are the domain's. */
export interface StepForm<Values extends object> {
  initial: (own: Own) => Values;
  /** What is saved of the form's values, where that is not all of them as they are. */
  toSave?: (values: Values) => object;
  Form: ComponentType<StepFormProps<Values>>;
}

export interface StepPageProps {
  brand: string;
  own: Own;
  userId: string;
  back: ReturnPlace | undefined;
}

export interface StepInput<Values extends object> extends StepPageProps {
  step: SavableStep;
  form: StepForm<Values>;
}
