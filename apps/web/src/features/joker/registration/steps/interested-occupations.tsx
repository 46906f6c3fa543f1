"use client";

import { INTERESTED_OCCUPATIONS_MAX as MAX } from "@tefuda/domain/constants/limits";
import {
  occupationLabels,
  occupations,
  type SubOccupation,
  subOccupationLabels,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import { ChevronDown } from "lucide-react";
import { Chips } from "@/ui/chips";
import { CountBadge } from "@/ui/count-badge";
import { FieldError } from "@/ui/field-parts";
import { Tag } from "@/ui/tag";
import { jokerCopy } from "../../copy.ja";
import { defineStep } from "../define-step";
import type { StepFormProps } from "../step-form";

interface Values {
  interestedOccupations: SubOccupation[];
}

function OccupationsForm({ values, change, errors, own }: StepFormProps<Values>) {
  const chosen = values.interestedOccupations;
  const set = (interestedOccupations: SubOccupation[]) => change({ interestedOccupations });
  return (
    <div className="grid gap-5">
      {errors.interestedOccupations && <FieldError>{errors.interestedOccupations}</FieldError>}
      {chosen.length > 0 && (
        <ul aria-label={jokerCopy.fields.occupations} className="flex flex-wrap gap-2">
          {chosen.map((key) => (
            <li key={key} className="min-w-0">
              <Tag
                tone="indigo"
                label={subOccupationLabels[key]}
                onRemove={() => set(chosen.filter((other) => other !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {occupations.map((occupation) => {
          const keys = subOccupationsOf(occupation);
          const here = chosen.filter((key) => keys.some((one) => one.key === key));
          return (
            <details
              key={occupation}
              open={occupation === own.profile.occupation}
              className="group border-line border-b last:border-0"
            >
              <summary className="flex min-h-13 list-none items-center gap-3 px-5 font-semibold text-sm hover:bg-sunken focus-visible:-outline-offset-2">
                <span className="flex-1">{occupationLabels[occupation]}</span>
                <CountBadge count={here.length} />
                <ChevronDown
                  className="size-5 text-ink-2 transition-[rotate] group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <div className="px-5 pt-1 pb-5">
                <Chips
                  legend={occupationLabels[occupation]}
                  hideLegend
                  options={keys.map(({ key, label }) => ({
                    value: key,
                    label,
                    disabled: chosen.length >= MAX && !chosen.includes(key),
                  }))}
                  value={here}
                  onChange={(on) => set([...chosen.filter((key) => !here.includes(key)), ...on])}
                />
              </div>
            </details>
          );
        })}
      </div>
    </div>
  );
}

export const InterestedOccupationsStep = defineStep<Values>("interestedOccupations", {
  initial: ({ profile: { interestedOccupations } }) => ({ interestedOccupations }),
  Form: OccupationsForm,
});
