import type { ErrorCode } from "@tefuda/domain/errors/catalogue";
import type { ReactNode } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { LazyRules } from "@/platform/forms";
import { type Client, loadClient } from "@/platform/load-client";
import { Button } from "@/ui/button";
import { FormFailure, showFailure } from "./form-failure";

/** Does a form's work; what it throws is shown in the form. */
export type Send<Values> = (values: Values, client: Client) => Promise<unknown>;

interface AccountFormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  rules: LazyRules<Input, Output>;
  send: Send<Output>;
  /** The field that an answer of the server is about. */
  fieldOf?: Partial<Record<ErrorCode, FieldPath<Input>>>;
  lead?: string;
  submit: string;
  /** Sending does not lead to another page, so that the form can be sent again. */
  stays?: boolean | undefined;
  children: ReactNode;
}

/**
 * One form of this feature: fields, one button, and every failure where it belongs. What sending
 * needs is fetched as soon as someone enters the form, not with the page.
 */
export function AccountForm<Input extends FieldValues, Output>(
  props: AccountFormProps<Input, Output>,
) {
  const { form, rules, send, fieldOf, lead, submit, stays, children } = props;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  // A script that cannot be fetched is asked for again, and its failure shown, on sending.
  const prepare = () => Promise.all([rules.load(), loadClient()]).catch(() => undefined);
  const submitForm = form.handleSubmit(async (values) => send(values, await loadClient()));

  return (
    <form
      // Sent by a browser without scripts, what was typed must not end up in the address.
      method="post"
      noValidate
      className="grid gap-5"
      onFocus={prepare}
      onSubmit={(event) => submitForm(event).catch((error) => showFailure(error, form, fieldOf))}
    >
      {lead && <p className="text-ink-2 text-sm">{lead}</p>}
      <FormFailure error={errors.root} />
      {children}
      <Button type="submit" size="lg" wide busy={isSubmitting || (isSubmitSuccessful && !stays)}>
        {submit}
      </Button>
    </form>
  );
}
