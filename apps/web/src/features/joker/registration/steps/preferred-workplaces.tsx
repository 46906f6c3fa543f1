"use client";

import { withExclusive } from "@tefuda/domain/options/exclusive";
import {
  exclusiveWorkplaceChoice,
  type PlaceNo,
  type WorkplaceChoice,
  workplaceChoiceLabels,
  workplaceChoices,
} from "@tefuda/domain/options/workplaces";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";
import { PrefectureChoice } from "./prefecture-choice";

interface Values {
  preferredWorkplaces: WorkplaceChoice[];
  /** Kept while 東京以外 is not chosen, for when it is chosen again. */
  preferredPrefectures: PlaceNo[];
}

const refines = ({ preferredWorkplaces }: Values) => preferredWorkplaces.includes("exceptTokyo");

export const PreferredWorkplacesStep = defineStep<Values>("preferredWorkplaces", {
  initial: ({ profile: { preferredWorkplaces, preferredPrefectures } }) => ({
    preferredWorkplaces,
    preferredPrefectures,
  }),
  toSave: (values) => ({
    ...values,
    preferredPrefectures: refines(values) ? values.preferredPrefectures : [],
  }),
  Form: ({ values, change, errors }) => (
    <>
      <CheckboxCards
        legend={jokerCopy.fields.workplaces}
        hideLegend
        options={choices(workplaceChoices, workplaceChoiceLabels, jokerCopy.workplaceHelps)}
        value={values.preferredWorkplaces}
        onChange={(after) =>
          change({
            preferredWorkplaces: withExclusive(
              values.preferredWorkplaces,
              after,
              exclusiveWorkplaceChoice,
            ),
          })
        }
        error={errors.preferredWorkplaces}
      />
      {refines(values) && (
        <PrefectureChoice
          value={values.preferredPrefectures}
          onChange={(preferredPrefectures) => change({ preferredPrefectures })}
          error={errors.preferredPrefectures}
        />
      )}
    </>
  ),
});
