"use client";

import { REGISTRATION_AGE_MIN } from "@tefuda/domain/constants/limits";
import { type Gender, genderLabels, genders } from "@tefuda/domain/options/gender";
import { jstParts } from "@tefuda/domain/time/jst";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { DateSelects } from "../../date-selects";
import { defineStep } from "../step-form";
import { choices } from "./options";

const { fields } = jokerCopy;
const OLDEST_AGE = 100;

interface Values {
  name: string;
  nameKana: string;
  gender: Gender | null;
  birthday: string;
}

function birthYears() {
  const newest = jstParts(new Date()).year - REGISTRATION_AGE_MIN;
  return Array.from({ length: OLDEST_AGE - REGISTRATION_AGE_MIN }, (_, index) => newest - index);
}

export const NameStep = defineStep<Values>("name", {
  initial: ({ profile }) => ({
    name: profile.name ?? "",
    nameKana: profile.nameKana ?? "",
    gender: profile.gender,
    birthday: profile.birthday ?? "",
  }),
  Form: ({ values, change, errors }) => (
    <>
      <Field label={fields.name} required error={errors.name}>
        <TextInput
          autoComplete="name"
          placeholder={fields.namePlaceholder}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={fields.nameKana} required error={errors.nameKana}>
        <TextInput
          placeholder={fields.nameKanaPlaceholder}
          value={values.nameKana}
          onChange={(event) => change({ nameKana: event.target.value })}
        />
      </Field>
      <RadioCards
        legend={fields.gender}
        required
        columns={3}
        options={choices(genders, genderLabels)}
        value={values.gender}
        onChange={(gender) => change({ gender })}
        error={errors.gender}
      />
      <DateSelects
        legend={fields.birthday}
        required
        withDay
        years={birthYears()}
        value={values.birthday}
        onChange={(birthday) => change({ birthday })}
        error={errors.birthday}
      />
    </>
  ),
});
