"use client";

import { type AceProfileStep, aceProfileSteps } from "@tefuda/domain/ace/steps";
import { ACE_LONG_TEXT, ACE_OCCUPATIONS_MAX, INTRODUCTION } from "@tefuda/domain/constants/limits";
import { type Gender, genderLabels, genders } from "@tefuda/domain/options/gender";
import {
  occupationLabels,
  occupations,
  type SubOccupation,
  subOccupationLabels,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import { birthYearChoices } from "@tefuda/domain/time/format.ja";
import type { ComponentType } from "react";
import { DateSelects } from "@/features/joker/date-selects";
import type { FormPartProps } from "@/features/joker/registration/step-form";
import { careerDrafts } from "@/features/joker/registration/steps/career-draft";
import { CareersForm, type CareersValues } from "@/features/joker/registration/steps/careers";
import {
  PersonalitiesForm,
  type PersonalitiesValues,
} from "@/features/joker/registration/steps/personalities";
import type { Outputs } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { Select } from "@/ui/select";
import { Tag } from "@/ui/tag";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { aceProfileCopy as copy } from "./copy.ja";

export type OwnAce = Outputs["ace"]["getOwn"];
type Profile = OwnAce["profile"];

export interface AceForm<Values extends object> {
  initial: (profile: Profile) => Values;
  toSave?: (values: Values) => object;
  Form: ComponentType<FormPartProps<Values>>;
}

type TextKey =
  | "introduction"
  | "valueInJob"
  | "appealOfWorking"
  | "business"
  | "businessURL"
  | "businessDetail"
  | "position"
  | "graduatedSchool"
  | "graduatedFacultyDepartment"
  | "name"
  | "nameKana";
type Texts = Partial<Record<TextKey, string>>;

interface TextField {
  readonly key: TextKey;
  readonly label: string;
  /** A long text with the count of its characters. */
  readonly limit?: number;
  readonly required?: boolean;
}

function TextFields({
  fields,
  values,
  change,
  errors,
}: FormPartProps<Texts> & { fields: readonly TextField[] }) {
  return fields.map(({ key, label, limit, required = false }) => {
    const text = values[key] ?? "";
    return (
      <Field
        key={key}
        label={label}
        required={required}
        error={errors[key]}
        {...(limit && { count: { text, limit } })}
      >
        {limit ? (
          <TextArea
            minRows={7}
            maxRows={20}
            value={text}
            onChange={(event) => change({ [key]: event.target.value })}
          />
        ) : (
          <TextInput value={text} onChange={(event) => change({ [key]: event.target.value })} />
        )}
      </Field>
    );
  });
}

/** A step that consists of texts alone. */
function textForm(fields: readonly TextField[]): AceForm<Texts> {
  return {
    initial: (profile) => Object.fromEntries(fields.map(({ key }) => [key, profile[key] ?? ""])),
    Form: (props) => <TextFields {...props} fields={fields} />,
  };
}

interface NameValues extends Pick<Texts, "name" | "nameKana"> {
  gender: Gender | undefined;
  birthday: string;
}
const nameFields: readonly TextField[] = [
  { key: "name", label: copy.name, required: true },
  { key: "nameKana", label: copy.nameKana, required: true },
];
const nameForm: AceForm<NameValues> = {
  initial: ({ name, nameKana, gender, birthday }) => ({
    name,
    nameKana: nameKana ?? "",
    gender: gender ?? undefined,
    birthday: birthday ?? "",
  }),
  Form: ({ values, change, errors }) => (
    <>
      <TextFields fields={nameFields} values={values} change={change} errors={errors} />
      <RadioCards
        legend={copy.gender}
        columns={3}
        options={genders.map((value) => ({ value, label: genderLabels[value] }))}
        value={values.gender}
        onChange={(gender) => change({ gender })}
        error={errors.gender}
      />
      <DateSelects
        legend={copy.birthday}
        withDay
        years={birthYearChoices(useNow())}
        value={values.birthday}
        onChange={(birthday) => change({ birthday })}
        error={errors.birthday}
      />
      <p className="rounded-md bg-sunken px-4 py-3 text-ink-2 text-xs">{copy.nameNote}</p>
    </>
  ),
};

interface PositionValues extends Pick<Texts, "position"> {
  occupations: readonly SubOccupation[];
}
const groups = occupations.map((occupation) => ({
  label: occupationLabels[occupation],
  options: subOccupationsOf(occupation).map(({ key }) => ({
    value: key,
    label: subOccupationLabels[key],
  })),
}));
const isSubOccupation = (value: string): value is SubOccupation =>
  Object.hasOwn(subOccupationLabels, value);
const positionForm: AceForm<PositionValues> = {
  initial: ({ position, occupations: chosen }) => ({
    position: position ?? "",
    occupations: chosen,
  }),
  Form: ({ values, change, errors }) => (
    <>
      <TextFields
        fields={[{ key: "position", label: copy.position }]}
        values={values}
        change={change}
        errors={errors}
      />
      <Field label={copy.occupations} error={errors.occupations}>
        <Select
          options={groups}
          value=""
          disabled={values.occupations.length >= ACE_OCCUPATIONS_MAX}
          onChange={({ target: { value } }) => {
            if (!isSubOccupation(value) || values.occupations.includes(value)) return;
            change({ occupations: [...values.occupations, value] });
          }}
        />
      </Field>
      <ul aria-label={copy.occupations} className="flex flex-wrap gap-2">
        {values.occupations.map((key) => (
          <li key={key} className="min-w-0">
            <Tag
              tone="indigo"
              label={subOccupationLabels[key]}
              onRemove={() =>
                change({ occupations: values.occupations.filter((other) => other !== key) })
              }
            />
          </li>
        ))}
      </ul>
    </>
  ),
};

const careersForm: AceForm<CareersValues> = {
  initial: ({ careers }) => ({
    careers: careers.length > 0 ? careerDrafts(careers) : [],
    open: null,
  }),
  toSave: ({ careers }) => ({ careers: careers.map(({ key: _, ...career }) => career) }),
  Form: CareersForm,
};

const personalitiesForm: AceForm<PersonalitiesValues> = {
  initial: ({ personalities }) => ({
    personalities: personalities.map(({ key }) => key),
    texts: Object.fromEntries(personalities.map(({ key, text }) => [key, text])),
  }),
  toSave: ({ personalities, texts }) => ({
    personalities: personalities.map((key) => ({ key, text: texts[key] ?? "" })),
  }),
  Form: PersonalitiesForm,
};

const long = (key: TextKey, label: string): TextField => ({ key, label, limit: ACE_LONG_TEXT.max });

export const stepTitle = (key: AceProfileStep): string =>
  aceProfileSteps.find((step) => step.key === key)?.title ?? "";

/** The form of each step; the picture has an editor of its own. */
export const aceForms = {
  introduction: textForm([
    { key: "introduction", label: stepTitle("introduction"), limit: INTRODUCTION.max },
  ]),
  valueInJob: textForm([long("valueInJob", stepTitle("valueInJob"))]),
  appealOfWorking: textForm([long("appealOfWorking", stepTitle("appealOfWorking"))]),
  business: textForm([
    { key: "business", label: copy.business },
    { key: "businessURL", label: copy.businessURL },
    long("businessDetail", copy.businessDetail),
  ]),
  name: nameForm,
  positionOccupation: positionForm,
  education: textForm([
    { key: "graduatedSchool", label: copy.school },
    { key: "graduatedFacultyDepartment", label: copy.faculty },
  ]),
  careers: careersForm,
  personalities: personalitiesForm,
} satisfies Record<Exclude<AceProfileStep, "profileImage">, unknown>;
