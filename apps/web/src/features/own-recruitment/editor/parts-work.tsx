"use client";

import {
  type EmploymentType,
  employmentTypeLabels,
  employmentTypes,
} from "@tefuda/domain/options/employment";
import {
  occupationLabels,
  occupations,
  subOccupationsOf,
} from "@tefuda/domain/options/occupations";
import { placesOf, regionLabels, regions } from "@tefuda/domain/options/workplaces";
import {
  contractTypeLabels,
  contractTypesOf,
  smokingMeasureLabels,
  smokingMeasures,
} from "@tefuda/domain/recruitment/constants";
import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { Checkbox } from "@/ui/checkbox";
import { ownRecruitmentCopy } from "../copy.ja";
import { useTheEditor } from "./context";
import { AreaField, ChoiceField, GroupField, PartInput, TextField } from "./fields";
import { PickMany } from "./pick-many";

const copy = ownRecruitmentCopy.editor;
const { choices, parts, placeholders, help } = copy;
const OCCUPATIONS_MAX = 3;
const PLACES_MAX = 47;

const typeOptions = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }));
const occupationGroups = occupations.map((key) => ({
  label: occupationLabels[key],
  options: subOccupationsOf(key).map((sub) => ({ value: sub.key, label: sub.label })),
}));
const placeGroups = regions.map((region) => ({
  label: regionLabels[region],
  options: placesOf(region).map(({ no, label }) => ({ value: String(no), label })),
}));
const scopeOptions = [
  { value: "noChange", label: choices.noChange },
  { value: "text", label: choices.text },
];
const smokingOptions = smokingMeasures.map((value) => ({
  value,
  label: smokingMeasureLabels[value],
}));

const isType = (value: string): value is EmploymentType =>
  employmentTypes.some((type) => type === value);

/** What the position is called and of which kind it is; the kind decides what the rest asks for. */
export function BasicPart() {
  const { form, patch } = useTheEditor();
  const contracts = isType(form.employmentType) ? contractTypesOf[form.employmentType] : [];
  return (
    <>
      <TextField field="title" limit={60} placeholder={placeholders.title} />
      <ChoiceField
        field="employmentType"
        part="employmentType"
        options={typeOptions}
        onChoose={(employmentType) => patch({ employmentType, contractType: "" })}
      />
      {contracts.length > 0 && (
        <ChoiceField
          field="contractType"
          part="contractType"
          columns={3}
          options={contracts.map((value) => ({ value, label: contractTypeLabels[value] }))}
        />
      )}
      <PickMany
        field="occupations"
        groups={occupationGroups}
        max={OCCUPATIONS_MAX}
        help={help.occupations}
      />
    </>
  );
}

/** What one does, and what one should bring along. */
export function WorkPart() {
  const { form } = useTheEditor();
  return (
    <>
      <AreaField field="duties" limit={3000} minRows={6} placeholder={placeholders.duties} />
      <ChoiceField field="dutiesChangeScope" part="dutiesChangeKind" options={scopeOptions}>
        {form.dutiesChangeKind === "text" && (
          <PartInput
            part="dutiesChangeText"
            label={parts.scopeText}
            placeholder={recruitmentTexts.dutiesChangePlaceholder}
            limit={500}
          />
        )}
      </ChoiceField>
      <AreaField field="requirements" limit={1000} />
      <AreaField field="welcome" limit={1000} />
    </>
  );
}

/** Where one works, and whether that may change. */
export function PlacePart() {
  const { form, set } = useTheEditor();
  return (
    <>
      <GroupField field="workplaceAddress">
        <PartInput
          part="workplaceText"
          label={parts.place}
          placeholder={placeholders.place}
          limit={300}
        />
        <Checkbox
          label={parts.fullRemote}
          name="isFullRemote"
          checked={form.isFullRemote}
          onChange={(event) => set("isFullRemote", event.target.checked)}
        />
      </GroupField>
      <PickMany field="workplaces" groups={placeGroups} max={PLACES_MAX} help={help.workplaces} />
      <ChoiceField field="workplaceChangeScope" part="workplaceChangeKind" options={scopeOptions}>
        {form.workplaceChangeKind === "text" && (
          <PartInput
            part="workplaceChangeText"
            label={parts.scopeText}
            placeholder={recruitmentTexts.workplaceChangePlaceholder}
            limit={500}
          />
        )}
      </ChoiceField>
      <ChoiceField field="smokingMeasures" part="smokingMeasures" options={smokingOptions} />
      <TextField field="smokingMeasuresDetail" limit={200} placeholder={placeholders.smoking} />
    </>
  );
}
