"use client";

import { candidateFilterLabels } from "@tefuda/domain/candidate/constants";
import { companyScaleLabels, companyScales } from "@tefuda/domain/options/company";
import {
  jobChangeWillingnesses,
  jobChangeWillingnessLabels,
  sideJobWillingnesses,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { workplaceChoiceLabels, workplaceChoices } from "@tefuda/domain/options/workplaces";
import { Checkbox } from "@/ui/checkbox";
import { FieldGroup } from "@/ui/field-group";
import { PlacesByRegion } from "@/ui/places-by-region";
import { AgeFilter } from "./age-filter";
import { candidateCopy as copy } from "./copy.ja";
import { type CandidateFilters, type ListKey, toggled, toggledPlaces } from "./filters";
import { OccupationFilter } from "./occupation-filter";
import { WordsField } from "./words-field";

interface FilterPanelProps {
  filters: CandidateFilters;
  /** Takes a change, not its result: the filters may have gone on since they were drawn. */
  onChange: (change: (filters: CandidateFilters) => CandidateFilters) => void;
}

/** Everything a search can be narrowed by; each choice takes effect at once. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const toggle = (key: ListKey) => (value: string, isOn: boolean) =>
    onChange((now) => toggled(now, key, value, isOn));
  return (
    <div className="grid gap-6">
      <WordsField
        value={filters.words}
        onChange={(words) => onChange((now) => ({ ...now, words }))}
      />
      <OccupationFilter filters={filters} onChange={onChange} />
      <Choices
        legend={candidateFilterLabels.jobChangeWillingness}
        keys={jobChangeWillingnesses}
        labels={jobChangeWillingnessLabels}
        value={filters.jobChangeWillingness}
        onToggle={toggle("jobChangeWillingness")}
      />
      <Choices
        legend={candidateFilterLabels.sideJobWillingness}
        keys={sideJobWillingnesses}
        labels={sideJobWillingnessLabels}
        value={filters.sideJobWillingness}
        onToggle={toggle("sideJobWillingness")}
      />
      <Choices
        legend={candidateFilterLabels.preferredWorkplaces}
        keys={workplaceChoices}
        labels={workplaceChoiceLabels}
        value={filters.preferredWorkplaces}
        onToggle={toggle("preferredWorkplaces")}
      />
      <FieldGroup legend={copy.places} help={copy.placesHelp}>
        <PlacesByRegion
          value={filters.preferredPrefectures}
          onToggle={(places, isOn) => onChange((now) => toggledPlaces(now, places, isOn))}
        />
      </FieldGroup>
      <Choices
        legend={candidateFilterLabels.companyScales}
        keys={companyScales}
        labels={companyScaleLabels}
        value={filters.companyScales}
        onToggle={toggle("companyScales")}
      />
      <FieldGroup legend={copy.others}>
        <div className="grid">
          {(["hasIntroduction", "exceptOffered"] as const).map((key) => (
            <Checkbox
              key={key}
              label={<span className="text-sm">{candidateFilterLabels[key]}</span>}
              checked={filters[key]}
              onChange={({ target }) => onChange((now) => ({ ...now, [key]: target.checked }))}
            />
          ))}
        </div>
      </FieldGroup>
      <AgeFilter
        from={filters.ageFrom}
        to={filters.ageTo}
        onChange={(ages) => onChange((now) => ({ ...now, ...ages }))}
      />
    </div>
  );
}

interface ChoicesProps<V extends string> {
  legend: string;
  keys: readonly V[];
  labels: Readonly<Record<V, string>>;
  value: readonly V[];
  onToggle: (value: V, isOn: boolean) => void;
}

/** The entries of one facet as check boxes, which read faster than chips in a narrow column. */
function Choices<V extends string>({ legend, keys, labels, value, onToggle }: ChoicesProps<V>) {
  return (
    <FieldGroup legend={legend}>
      <div className="grid">
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={<span className="text-sm">{labels[key]}</span>}
            checked={value.includes(key)}
            onChange={({ target }) => onToggle(key, target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
