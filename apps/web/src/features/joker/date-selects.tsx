"use client";

import { dayChoices, monthChoices } from "@tefuda/domain/time/format.ja";
import { FieldGroup } from "@/ui/field-group";
import { Select } from "@/ui/select";
import { jokerCopy } from "./copy.ja";

const parts = ["year", "month", "day"] as const;
type Part = (typeof parts)[number];

export interface DateSelectsProps {
  legend: string;
  /** `YYYY-MM` or `YYYY-MM-DD`; parts that are not chosen yet are empty, `2020-`. */
  value: string;
  onChange: (value: string) => void;
  years: readonly number[];
  withDay?: boolean;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
}

const pad = (value: number) => String(value).padStart(2, "0");

// Until year and month are chosen, the days of January stand for those of any month.
const daysOf = (year: string, month: string) =>
  dayChoices(Number(year), (year && Number(month)) || 1);

/** A date in parts, each a list of the platform: the quickest way on a phone. */
export function DateSelects(props: DateSelectsProps) {
  const { legend, value, onChange, years, withDay, required = false, disabled, error } = props;
  const [year = "", month = "", day = ""] = value.split("-");
  const current: Record<Part, string> = { year, month, day };
  const shown = withDay ? parts : parts.slice(0, 2);
  const choices: Record<Part, readonly string[]> = {
    year: years.map(String),
    month: monthChoices.map(pad),
    day: daysOf(year, month).map(pad),
  };
  const choose = (part: Part, chosen: string) => {
    const next = { ...current, [part]: chosen };
    if (!daysOf(next.year, next.month).includes(Number(next.day))) next.day = "";
    const values = shown.map((key) => next[key]);
    onChange(values.every((text) => text === "") ? "" : values.join("-"));
  };
  return (
    <FieldGroup legend={legend} required={required} error={error}>
      <div className={withDay ? "grid grid-cols-[1.4fr_1fr_1fr] gap-2" : "grid grid-cols-2 gap-2"}>
        {shown.map((part) => (
          <Select
            key={part}
            aria-label={`${legend} ${jokerCopy.date[part]}`}
            aria-invalid={error ? true : undefined}
            value={current[part]}
            disabled={disabled}
            placeholder={jokerCopy.date[part]}
            options={choices[part].map((choice) => ({
              value: choice,
              label: `${Number(choice)}${jokerCopy.date[part]}`,
            }))}
            onChange={(event) => choose(part, event.target.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
