"use client";

import { type Industry, industries, industryLabels } from "@tefuda/domain/options/industries";
import { RadioCards } from "@/ui/radio-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

export const IndustryStep = defineStep<{ industry: Industry | null }>("industry", {
  initial: ({ profile }) => ({ industry: profile.industry }),
  Form: ({ values, change, errors }) => (
    <RadioCards
      legend={jokerCopy.fields.industry}
      hideLegend
      options={choices(industries, industryLabels)}
      value={values.industry}
      onChange={(industry) => change({ industry })}
      error={errors.industry}
    />
  ),
});
