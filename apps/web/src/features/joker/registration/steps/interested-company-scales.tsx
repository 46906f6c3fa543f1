"use client";

import {
  type CompanyScale,
  companyScaleHelps,
  companyScaleLabels,
  companyScales,
  exclusiveCompanyScale,
} from "@tefuda/domain/options/company";
import { withExclusive } from "@tefuda/domain/options/exclusive";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

interface Values {
  interestedCompanyScales: CompanyScale[];
}

export const InterestedCompanyScalesStep = defineStep<Values>("interestedCompanyScales", {
  initial: ({ profile: { interestedCompanyScales } }) => ({ interestedCompanyScales }),
  Form: ({ values: { interestedCompanyScales: before }, change, errors }) => (
    <CheckboxCards
      legend={jokerCopy.fields.scales}
      hideLegend
      options={choices(companyScales, companyScaleLabels, companyScaleHelps)}
      value={before}
      onChange={(after) =>
        change({ interestedCompanyScales: withExclusive(before, after, exclusiveCompanyScale) })
      }
      error={errors.interestedCompanyScales}
    />
  ),
});
