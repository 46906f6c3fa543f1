"use client";

import { candidateFilterLabels } from "@tefuda/domain/candidate/constants";
import {
  type Occupation,
  occupationLabels,
  occupationOfSub,
  occupations,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import { Checkbox } from "@/ui/checkbox";
import { FieldGroup } from "@/ui/field-group";
import { candidateCopy as copy } from "./copy.ja";
import { type CandidateFilters, toggled } from "./filters";

interface OccupationFilterProps {
  filters: CandidateFilters;
  onChange: (change: (filters: CandidateFilters) => CandidateFilters) => void;
}

/** Main occupations; a chosen one opens the sub-occupations that narrow it. */
export function OccupationFilter({ filters, onChange }: OccupationFilterProps) {
  return (
    <FieldGroup legend={candidateFilterLabels.occupation}>
      <div className="grid">
        {occupations.map((main) => (
          <div key={main}>
            <Checkbox
              label={<span className="text-sm">{occupationLabels[main]}</span>}
              checked={filters.occupation.includes(main)}
              onChange={({ target }) =>
                onChange((now) => toggled(now, "occupation", main, target.checked))
              }
            />
            {filters.occupation.includes(main) && (
              <SubOccupations main={main} filters={filters} onChange={onChange} />
            )}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

function SubOccupations({ main, filters, onChange }: OccupationFilterProps & { main: Occupation }) {
  const chosen = filters.subOccupation.filter((sub) => occupationOfSub(sub) === main).length;
  return (
    <details open={chosen > 0} className="mb-2 ml-8">
      <summary className="target cursor-pointer py-1 text-indigo text-xs">
        {copy.narrowOccupation(occupationLabels[main], chosen)}
      </summary>
      <fieldset className="grid border-line border-l pl-3">
        <legend className="sr-only">{copy.subOccupationsOf(occupationLabels[main])}</legend>
        {subOccupationsOf(main).map(({ key, label }) => (
          <Checkbox
            key={key}
            label={<span className="text-sm">{label}</span>}
            checked={filters.subOccupation.includes(key)}
            onChange={({ target }) =>
              onChange((now) => toggled(now, "subOccupation", key, target.checked))
            }
          />
        ))}
      </fieldset>
    </details>
  );
}
