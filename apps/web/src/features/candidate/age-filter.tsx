"use client";

import { candidateFilterLabels, candidateTexts } from "@tefuda/domain/candidate/constants";
import { CANDIDATE_AGE_MAX, CANDIDATE_AGE_MIN } from "@tefuda/domain/constants/limits";
import { useId } from "react";
import { Select } from "@/ui/select";
import { candidateCopy as copy } from "./copy.ja";

const ages = Array.from(
  { length: CANDIDATE_AGE_MAX - CANDIDATE_AGE_MIN + 1 },
  (_, index) => CANDIDATE_AGE_MIN + index,
);

interface AgeFilterProps {
  from: number | undefined;
  to: number | undefined;
  onChange: (ages: { ageFrom?: number | undefined } | { ageTo?: number | undefined }) => void;
}

/** The age range, with what the law says about it always beside (spec 3 · Candidate search filters). */
export function AgeFilter({ from, to, onChange }: AgeFilterProps) {
  const notice = useId();
  const choose = (
    label: string,
    value: number | undefined,
    fits: (age: number) => boolean,
    set: (age: number | undefined) => void,
  ) => (
    <Select
      className="min-w-0 flex-1"
      aria-label={`${candidateFilterLabels.age} ${label}`}
      aria-describedby={notice}
      placeholder={copy.ageOpen}
      value={value ?? ""}
      onChange={({ target }) => set(target.value === "" ? undefined : Number(target.value))}
      options={ages.map((age) => ({
        value: String(age),
        label: copy.ageAt(age),
        disabled: !fits(age),
      }))}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-sm">{candidateFilterLabels.age}</legend>
      <div className="flex items-center gap-2">
        {choose(
          copy.ageFrom,
          from,
          (age) => to === undefined || age <= to,
          (ageFrom) => onChange({ ageFrom }),
        )}
        <span aria-hidden="true">{copy.ageJoin}</span>
        {choose(
          copy.ageTo,
          to,
          (age) => from === undefined || age >= from,
          (ageTo) => onChange({ ageTo }),
        )}
      </div>
      <p id={notice} className="text-ink-3 text-xs">
        {candidateTexts.ageNotice}
      </p>
    </fieldset>
  );
}
