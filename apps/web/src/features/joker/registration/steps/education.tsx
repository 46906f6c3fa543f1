"use client";

import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

const { fields } = jokerCopy;

interface Values {
  graduatedSchool: string;
  graduatedFacultyDepartment: string;
}

export const EducationStep = defineStep<Values>("education", {
  initial: ({ profile }) => ({
    graduatedSchool: profile.graduatedSchool ?? "",
    graduatedFacultyDepartment: profile.graduatedFacultyDepartment ?? "",
  }),
  Form: ({ values, change, errors }) => (
    <>
      <Field label={fields.school} required error={errors.graduatedSchool}>
        <TextInput
          placeholder={fields.schoolPlaceholder}
          value={values.graduatedSchool}
          onChange={(event) => change({ graduatedSchool: event.target.value })}
        />
      </Field>
      <Field label={fields.faculty} required error={errors.graduatedFacultyDepartment}>
        <TextInput
          placeholder={fields.facultyPlaceholder}
          value={values.graduatedFacultyDepartment}
          onChange={(event) => change({ graduatedFacultyDepartment: event.target.value })}
        />
      </Field>
    </>
  ),
});
