"use client";

import { type Gender, genderLabels, genders } from "@tefuda/domain/options/gender";
import { birthYearChoices } from "@tefuda/domain/time/format.ja";
import { useNow } from "@/platform/use-now";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { DateSelects } from "../../date-selects";
import { defineStep } from "../define-step";
import { choices } from "./options";

const { fields } = jokerCopy;
interface Values {
  name: string;
  nameKana: string;
  gender: Gender | null;
  birthday: string;
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
        years={birthYearChoices(useNow())}
        value={values.birthday}
        onChange={(birthday) => change({ birthday })}
        error={errors.birthday}
      />
    </>
  ),
});
