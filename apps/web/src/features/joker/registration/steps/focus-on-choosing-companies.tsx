"use client";

import { SELECTION_CRITERIA_MAX } from "@tefuda/domain/constants/limits";
import {
  type SelectionCriterion,
  selectionCriteria,
  selectionCriterionLabels,
} from "@tefuda/domain/options/selection-criteria";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

interface Values {
  focusOnChoosingCompanies: SelectionCriterion[];
}

export const FocusOnChoosingCompaniesStep = defineStep<Values>("focusOnChoosingCompanies", {
  initial: ({ profile: { focusOnChoosingCompanies } }) => ({ focusOnChoosingCompanies }),
  Form: ({ values, change, errors }) => (
    <CheckboxCards
      legend={jokerCopy.fields.criteria}
      hideLegend
      max={SELECTION_CRITERIA_MAX}
      options={choices(selectionCriteria, selectionCriterionLabels)}
      value={values.focusOnChoosingCompanies}
      onChange={(focusOnChoosingCompanies) => change({ focusOnChoosingCompanies })}
      error={errors.focusOnChoosingCompanies}
    />
  ),
});
