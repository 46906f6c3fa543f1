"use client";

import {
  type Occupation,
  occupationLabels,
  occupations,
  type SubOccupation,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import { RadioCards } from "@/ui/radio-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

interface Values {
  occupation: Occupation | null;
  subOccupation: SubOccupation | null;
}

export const OccupationStep = defineStep<Values>("occupation", {
  initial: ({ profile: { occupation, subOccupation } }) => ({ occupation, subOccupation }),
  Form: ({ values, change, errors }) => (
    <>
      <RadioCards
        legend={jokerCopy.fields.occupation}
        columns={2}
        options={choices(occupations, occupationLabels)}
        value={values.occupation}
        onChange={(occupation) => change({ occupation, subOccupation: null })}
        error={errors.occupation}
      />
      {values.occupation && (
        <RadioCards
          key={values.occupation}
          legend={jokerCopy.fields.subOccupation}
          columns={2}
          options={subOccupationsOf(values.occupation).map(({ key, label }) => ({
            value: key,
            label,
          }))}
          value={values.subOccupation}
          onChange={(subOccupation) => change({ subOccupation })}
          error={errors.subOccupation}
        />
      )}
    </>
  ),
});
