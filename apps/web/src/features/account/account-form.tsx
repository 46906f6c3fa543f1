import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import type { ReactNode } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { LazyRules } from "@/platform/forms";
import { Button } from "@/ui/button";
import { FormFailure, showFailure } from "./form-failure";

interface AccountFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  rules: LazyRules<Input, Output>;
  /** Does the form's work; what it throws is shown in the form. */
  send: (values: Output) => Promise<unknown>;
  /** The field that an answer of the server is about. */
  fieldOf?: Partial<Record<ErrorCode, FieldPath<Input>>>;
  lead?: string;
  submit: string;
  children: ReactNode;
}

/** One form of this feature: fields, one button, and every failure where it belongs. */
export function AccountForm<Input extends FieldValues, Output>(
  props: AccountFormProps<Input, Output>,
) {
  const { form, rules, send, fieldOf, lead, submit, children } = props;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={rules.prefetch}
      onSubmit={(event) =>
        form
          .handleSubmit(send)(event)
          .catch((error) => showFailure(error, form.setError, fieldOf))
      }
    >
      {lead && <p className="text-ink-2 text-sm">{lead}</p>}
      <FormFailure error={errors.root} />
      {children}
      <Button type="submit" size="lg" wide busy={isSubmitting || isSubmitSuccessful}>
        {submit}
      </Button>
    </form>
  );
}
