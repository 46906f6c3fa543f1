"use client";

import { candidateFilterLabels, candidateTexts } from "@tefuda/domain/candidate/constants";
import { companyScaleLabels, companyScales } from "@tefuda/domain/options/company";
import { occupationLabels, occupations } from "@tefuda/domain/options/occupations";
import {
  jobChangeWillingnesses,
  jobChangeWillingnessLabels,
  sideJobWillingnesses,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { workplaceChoiceLabels, workplaceChoices } from "@tefuda/domain/options/workplaces";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { FieldGroup } from "@/ui/field-group";
import { AgeFilter } from "./age-filter";
import { candidateCopy as copy } from "./copy.ja";
import { type CandidateFilters, countFilters, noFilters } from "./filters";
import { WordsField } from "./words-field";

interface FilterPanelProps {
  filters: CandidateFilters;
  onChange: (filters: CandidateFilters) => void;
}

/** Everything a search can be narrowed by; each choice takes effect at once. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const change = (part: Partial<CandidateFilters>) => onChange({ ...filters, ...part });
  return (
    <div className="grid gap-6">
      <WordsField value={filters.words} onChange={(words) => change({ words })} />
      <Choices
        legend={candidateFilterLabels.occupation}
        keys={occupations}
        labels={occupationLabels}
        value={filters.occupation}
        onChange={(occupation) => change({ occupation })}
      />
      <Choices
        legend={candidateFilterLabels.jobChangeWillingness}
        keys={jobChangeWillingnesses}
        labels={jobChangeWillingnessLabels}
        value={filters.jobChangeWillingness}
        onChange={(jobChangeWillingness) => change({ jobChangeWillingness })}
      />
      <Choices
        legend={candidateFilterLabels.sideJobWillingness}
        keys={sideJobWillingnesses}
        labels={sideJobWillingnessLabels}
        value={filters.sideJobWillingness}
        onChange={(sideJobWillingness) => change({ sideJobWillingness })}
      />
      <Choices
        legend={candidateFilterLabels.preferredWorkplaces}
        keys={workplaceChoices}
        labels={workplaceChoiceLabels}
        value={filters.preferredWorkplaces}
        onChange={(preferredWorkplaces) => change({ preferredWorkplaces })}
      />
      <Choices
        legend={candidateFilterLabels.companyScales}
        keys={companyScales}
        labels={companyScaleLabels}
        value={filters.companyScales}
        onChange={(companyScales) => change({ companyScales })}
      />
      <FieldGroup legend={copy.others}>
        <div className="grid">
          {(["hasIntroduction", "exceptOffered"] as const).map((key) => (
            <Checkbox
              key={key}
              label={<span className="text-sm">{candidateFilterLabels[key]}</span>}
              checked={filters[key]}
              onChange={(event) => change({ [key]: event.target.checked })}
            />
          ))}
        </div>
      </FieldGroup>
      <AgeFilter
        from={filters.ageFrom}
        to={filters.ageTo}
        onChange={(ageFrom, ageTo) => change({ ageFrom, ageTo })}
      />
      <Button
        variant="secondary"
        disabled={countFilters(filters) === 0}
        onClick={() => onChange(noFilters)}
      >
        {candidateTexts.clear}
      </Button>
    </div>
  );
}

interface ChoicesProps<V extends string> {
  legend: string;
  keys: readonly V[];
  labels: Readonly<Record<V, string>>;
  value: readonly V[];
  onChange: (value: V[]) => void;
}

/** The entries of one facet as check boxes, which read faster than chips in a narrow column. */
function Choices<V extends string>({ legend, keys, labels, value, onChange }: ChoicesProps<V>) {
  return (
    <FieldGroup legend={legend}>
      <div className="grid">
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={<span className="text-sm">{labels[key]}</span>}
            checked={value.includes(key)}
            onChange={(event) =>
              onChange(keys.filter((k) => (k === key ? event.target.checked : value.includes(k))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
