"use client";

import { withExclusive } from "@tefuda/domain/options/exclusive";
import {
  ABROAD_PLACE,
  exclusiveWorkplaceChoice,
  type PlaceNo,
  TOKYO_PLACE,
  type WorkplaceChoice,
  withPlaces,
  workplaceChoiceLabels,
  workplaceChoices,
} from "@tefuda/domain/options/workplaces";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { FieldGroup } from "@/ui/field-group";
import { PlacesByRegion } from "@/ui/places-by-region";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

interface Values {
  preferredWorkplaces: WorkplaceChoice[];
  /** Kept while 東京以外 is not chosen, for when it is chosen again. */
  preferredPrefectures: PlaceNo[];
}

const { prefectures: copy } = jokerCopy;

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
        <FieldGroup
          legend={copy.legend}
          optional
          help={copy.help}
          error={errors.preferredPrefectures}
        >
          <PlacesByRegion
            value={values.preferredPrefectures}
            without={[TOKYO_PLACE, ABROAD_PLACE]}
            onToggle={(places, isOn) =>
              change({
                preferredPrefectures: withPlaces(values.preferredPrefectures, places, isOn),
              })
            }
          />
        </FieldGroup>
      )}
    </>
  ),
});
