"use client";

import {
  type PlaceNo,
  placeLabels,
  placesOf,
  type Region,
  regionLabels,
  regions,
} from "@tefuda/domain/options/workplaces";
import { ChevronDown } from "lucide-react";
import { Checkbox } from "./checkbox.tsx";
import { Chips } from "./chips.tsx";
import { uiCopy } from "./copy.ja.ts";
import { CountBadge } from "./count-badge.tsx";

export interface PlacesByRegionProps {
  value: readonly PlaceNo[];
  /** Takes a change, not its result: more may have been chosen since this was drawn. */
  onToggle: (places: readonly PlaceNo[], isOn: boolean) => void;
  /** Places that cannot be chosen here. */
  without?: readonly PlaceNo[];
}

/** Places under their regions, each region whole or in parts. */
export function PlacesByRegion({ without = [], ...props }: PlacesByRegionProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {regions.map((region) => {
        const places = placesOf(region)
          .map(({ no }) => no)
          .filter((no) => !without.includes(no));
        return (
          places.length > 0 && (
            <RegionPart key={region} region={region} places={places} {...props} />
          )
        );
      })}
    </div>
  );
}

type RegionPartProps = Omit<PlacesByRegionProps, "without"> & {
  region: Region;
  places: readonly PlaceNo[];
};

function RegionPart({ region, places, value, onToggle }: RegionPartProps) {
  const chosen = places.filter((no) => value.includes(no));
  const whole = (label: string) => (
    <Checkbox
      label={<span className="text-sm">{label}</span>}
      checked={chosen.length === places.length}
      onChange={({ target }) => onToggle(places, target.checked)}
    />
  );
  if (places.length === 1)
    return (
      <div className="border-line border-b px-4 py-2 font-semibold text-sm last:border-0">
        {whole(regionLabels[region])}
      </div>
    );
  return (
    <details className="group border-line border-b last:border-0">
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 font-semibold text-sm hover:bg-sunken focus-visible:-outline-offset-2">
        <span className="flex-1">{regionLabels[region]}</span>
        <CountBadge count={chosen.length} text={uiCopy.chosen(chosen.length)} />
        <ChevronDown
          className="size-5 text-ink-2 transition-[rotate] group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-5">
        {whole(uiCopy.chooseAll(regionLabels[region]))}
        <Chips
          legend={regionLabels[region]}
          hideLegend
          options={places.map((no) => ({ value: String(no), label: placeLabels[no] }))}
          value={chosen.map(String)}
          onChange={(after) =>
            onToggle(
              places.filter((no) => after.includes(String(no)) !== chosen.includes(no)),
              after.length > chosen.length,
            )
          }
        />
      </div>
    </details>
  );
}
