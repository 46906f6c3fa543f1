"use client";

import {
  desiredSalaries,
  maxSalaryLabel,
  minSalaryLabel,
  noUpperSalaryLabel,
} from "@tefuda/domain/options/salary";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";

/** Amounts in units of 10,000 yen as texts; empty when left open. */
interface Values {
  minDesiredSalary: string;
  maxDesiredSalary: string;
}

const text = (value: number | null) => (value === null ? "" : String(value));

/** The choices, with a stored amount that is none of them. */
const amounts = (value: string) =>
  [...new Set([...desiredSalaries, ...(value ? [Number(value)] : [])])].sort((a, b) => a - b);

export const DesiredSalaryStep = defineStep<Values>("desiredSalary", {
  initial: ({ profile }) => ({
    minDesiredSalary: text(profile.minDesiredSalary),
    maxDesiredSalary: text(profile.maxDesiredSalary),
  }),
  Form: ({ values, change, errors }) => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={jokerCopy.fields.salaryMin} error={errors.minDesiredSalary}>
        <Select
          value={values.minDesiredSalary}
          options={amounts(values.minDesiredSalary).map((amount) => ({
            value: String(amount),
            label: minSalaryLabel(amount),
          }))}
          onChange={(event) => change({ minDesiredSalary: event.target.value })}
        />
      </Field>
      <Field label={jokerCopy.fields.salaryMax} error={errors.maxDesiredSalary}>
        <Select
          value={values.maxDesiredSalary}
          placeholder={noUpperSalaryLabel}
          options={amounts(values.maxDesiredSalary).map((amount) => ({
            value: String(amount),
            label: maxSalaryLabel(amount),
          }))}
          onChange={(event) => change({ maxDesiredSalary: event.target.value })}
        />
      </Field>
    </div>
  ),
});
