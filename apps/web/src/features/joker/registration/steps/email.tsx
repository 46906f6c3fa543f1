"use client";

import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

/** Shows the account's address to be confirmed; it changes by a mailed link only. */
export const EmailStep = defineStep<{ email: string }>("email", {
  initial: ({ accountEmail }) => ({ email: accountEmail }),
  Form: ({ values, errors }) => (
    <Field
      label={jokerCopy.fields.email}
      required
      help={jokerCopy.fields.emailHelp}
      error={errors.email}
    >
      <TextInput type="email" autoComplete="email" readOnly value={values.email} />
    </Field>
  ),
});
