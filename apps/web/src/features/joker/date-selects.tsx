"use client";

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
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function daysOf(year: string, month: string): number {
  return year && month ? new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() : 31;
}

/** A date in parts, each a list of the platform: the quickest way on a phone. */
export function DateSelects(props: DateSelectsProps) {
  const { legend, value, onChange, years, withDay, required = false, disabled, error } = props;
  const [year = "", month = "", day = ""] = value.split("-");
  const current: Record<Part, string> = { year, month, day };
  const shown = withDay ? parts : parts.slice(0, 2);
  const choices: Record<Part, readonly string[]> = {
    year: years.map(String),
    month: range(12).map(pad),
    day: range(daysOf(year, month)).map(pad),
  };
  const choose = (part: Part, chosen: string) => {
    const next = { ...current, [part]: chosen };
    if (Number(next.day) > daysOf(next.year, next.month)) next.day = "";
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
