"use client";

import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

export const PhoneStep = defineStep<{ phone: string }>("phone", {
  initial: ({ profile }) => ({ phone: profile.phone ?? "" }),
  Form: ({ values, change, errors }) => (
    <Field label={jokerCopy.fields.phone} help={jokerCopy.fields.phoneHelp} error={errors.phone}>
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={values.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
    </Field>
  ),
});
