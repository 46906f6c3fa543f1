"use client";

import {
  ABROAD_PLACE,
  type PlaceNo,
  placeLabels,
  placeNumbers,
  placesOf,
  type Region,
  regionLabels,
  regions,
  TOKYO_PLACE,
} from "@tefuda/domain/options/workplaces";
import { ChevronDown } from "lucide-react";
import { Checkbox } from "@/ui/checkbox";
import { Chips } from "@/ui/chips";
import { CountBadge } from "@/ui/count-badge";
import { FieldGroup } from "@/ui/field-group";
import { jokerCopy } from "../../copy.ja";

/** The prefectures of a region that 東京以外 speaks of. */
const numbersOf = (region: Region): PlaceNo[] =>
  placesOf(region)
    .map(({ no }) => no)
    .filter((no) => no !== TOKYO_PLACE && no !== ABROAD_PLACE);

const inOrder = (chosen: readonly PlaceNo[]) => placeNumbers.filter((no) => chosen.includes(no));

export interface PrefectureChoiceProps {
  value: readonly PlaceNo[];
  onChange: (value: PlaceNo[]) => void;
  error?: string | undefined;
}

/** Prefectures by region group, each region whole or in parts; none means any of them. */
export function PrefectureChoice({ value, onChange, error }: PrefectureChoiceProps) {
  return (
    <FieldGroup
      legend={jokerCopy.prefectures.legend}
      optional
      help={jokerCopy.prefectures.help}
      error={error}
    >
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {regions
          .filter((region) => numbersOf(region).length > 0)
          .map((region) => (
            <RegionPart key={region} region={region} value={value} onChange={onChange} />
          ))}
      </div>
    </FieldGroup>
  );
}

type RegionPartProps = Pick<PrefectureChoiceProps, "value" | "onChange"> & { region: Region };

function RegionPart({ region, value, onChange }: RegionPartProps) {
  const numbers = numbersOf(region);
  const here = numbers.filter((no) => value.includes(no));
  const elsewhere = value.filter((no) => !numbers.includes(no));
  const put = (chosen: readonly PlaceNo[]) => onChange(inOrder([...elsewhere, ...chosen]));
  return (
    <details className="group border-line border-b last:border-0">
      <summary className="flex min-h-13 list-none items-center gap-3 px-5 font-semibold text-sm hover:bg-sunken focus-visible:-outline-offset-2">
        <span className="flex-1">{regionLabels[region]}</span>
        <CountBadge count={here.length} />
        <ChevronDown
          className="size-5 text-ink-2 transition-[rotate] group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 px-5 pt-1 pb-5">
        <Checkbox
          label={jokerCopy.prefectures.all(regionLabels[region])}
          checked={here.length === numbers.length}
          onChange={(event) => put(event.target.checked ? numbers : [])}
        />
        <Chips
          legend={regionLabels[region]}
          hideLegend
          options={numbers.map((no) => ({ value: String(no), label: placeLabels[no] }))}
          value={here.map(String)}
          onChange={(chosen) => put(numbers.filter((no) => chosen.includes(String(no))))}
        />
      </div>
    </details>
  );
}
