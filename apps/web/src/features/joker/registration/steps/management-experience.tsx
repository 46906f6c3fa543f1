"use client";

import {
  type ManagementExperience,
  managementExperienceLabels,
  managementExperiences,
} from "@tefuda/domain/options/management-experience";
import { RadioCards } from "@/ui/radio-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

interface Values {
  managementExperience: ManagementExperience | null;
}

export const ManagementExperienceStep = defineStep<Values>("managementExperience", {
  initial: ({ profile: { managementExperience } }) => ({ managementExperience }),
  Form: ({ values, change, errors }) => (
    <RadioCards
      legend={jokerCopy.fields.management}
      hideLegend
      options={choices(managementExperiences, managementExperienceLabels)}
      value={values.managementExperience}
      onChange={(managementExperience) => change({ managementExperience })}
      error={errors.managementExperience}
    />
  ),
});
