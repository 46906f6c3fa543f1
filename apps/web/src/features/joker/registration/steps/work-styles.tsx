"use client";

import { WORK_STYLES_MAX } from "@tefuda/domain/constants/limits";
import { type WorkStyle, workStyleLabels, workStyles } from "@tefuda/domain/options/work-styles";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

export const WorkStylesStep = defineStep<{ workStyles: WorkStyle[] }>("workStyles", {
  initial: ({ profile }) => ({ workStyles: profile.workStyles }),
  Form: ({ values, change, errors }) => (
    <CheckboxCards
      legend={jokerCopy.fields.workStyles}
      hideLegend
      max={WORK_STYLES_MAX}
      options={choices(workStyles, workStyleLabels)}
      value={values.workStyles}
      onChange={(chosen) => change({ workStyles: chosen })}
      error={errors.workStyles}
    />
  ),
});
