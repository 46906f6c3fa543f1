"use client";

import {
  exclusiveWorkplaceChoice,
  type WorkplaceChoice,
  workplaceChoiceLabels,
  workplaceChoices,
} from "@tefuda/domain/options/workplaces";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../step-form";
import { choices, withExclusive } from "./options";

interface Values {
  preferredWorkplaces: WorkplaceChoice[];
}

export const PreferredWorkplacesStep = defineStep<Values>("preferredWorkplaces", {
  initial: ({ profile: { preferredWorkplaces } }) => ({ preferredWorkplaces }),
  Form: ({ values: { preferredWorkplaces: before }, change, errors }) => (
    <CheckboxCards
      legend={jokerCopy.fields.workplaces}
      hideLegend
      options={choices(workplaceChoices, workplaceChoiceLabels)}
      value={before}
      onChange={(after) =>
        change({ preferredWorkplaces: withExclusive(before, after, exclusiveWorkplaceChoice) })
      }
      error={errors.preferredWorkplaces}
    />
  ),
});
