"use client";

import {
  type JobChangeWillingness,
  jobChangeWillingnesses,
  jobChangeWillingnessLabels,
  type SideJobWillingness,
  sideJobWillingnesses,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { RadioCards } from "@/ui/radio-cards";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import { choices } from "./options";

interface Values {
  jobChangeWillingness: JobChangeWillingness | null;
  sideJobWillingness: SideJobWillingness | undefined;
}

export const WillingnessStep = defineStep<Values>("jobChangeWillingness", {
  initial: ({ profile }) => ({
    jobChangeWillingness: profile.jobChangeWillingness,
    sideJobWillingness: profile.sideJobWillingness ?? undefined,
  }),
  Form: ({ values, change, errors }) => (
    <>
      <RadioCards
        legend={jokerCopy.fields.jobChange}
        required
        options={choices(jobChangeWillingnesses, jobChangeWillingnessLabels)}
        value={values.jobChangeWillingness}
        onChange={(jobChangeWillingness) => change({ jobChangeWillingness })}
        error={errors.jobChangeWillingness}
      />
      <RadioCards
        legend={jokerCopy.fields.sideJob}
        optional
        options={choices(sideJobWillingnesses, sideJobWillingnessLabels)}
        value={values.sideJobWillingness}
        onChange={(sideJobWillingness) => change({ sideJobWillingness })}
        error={errors.sideJobWillingness}
      />
    </>
  ),
});
