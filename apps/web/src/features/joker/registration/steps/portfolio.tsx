"use client";

import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

export const PortfolioStep = defineStep<{ portfolioURL: string }>("portfolio", {
  initial: ({ profile }) => ({ portfolioURL: profile.portfolioURL ?? "" }),
  Form: ({ values, change, errors }) => (
    <Field label={jokerCopy.fields.portfolio} error={errors.portfolioURL}>
      <TextInput
        type="url"
        inputMode="url"
        placeholder="https://"
        value={values.portfolioURL}
        onChange={(event) => change({ portfolioURL: event.target.value })}
      />
    </Field>
  ),
});
