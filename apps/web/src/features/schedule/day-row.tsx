"use client";

import {
  endMinutes,
  formatMinute,
  nextRange,
  startMinutes,
  type Weekday,
  weekdayLabels,
  weekdays,
} from "@tefuda/domain/schedule/available-hours";
import { Copy, Plus, X } from "lucide-react";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-parts";
import { IconButton } from "@/ui/icon-button";
import { Menu } from "@/ui/menu";
import { Select } from "@/ui/select";
import { scheduleCopy } from "./copy.ja";
import {
  dayId,
  type Line,
  type Week,
  weekend,
  withDays,
  withLine,
  withoutLine,
  withTimes,
  workdays,
} from "./week";

const copy = scheduleCopy.hours;

interface DayRowProps {
  weekday: Weekday;
  week: Week;
  fault: string | undefined;
  onChange: (week: Week) => void;
}

/** One day of the week: its ranges, and the ways to add and to copy. */
export function DayRow({ weekday, week, fault, onChange }: DayRowProps) {
  const day = weekdayLabels[weekday];
  const lines = week[weekday];
  const faultId = `${dayId(weekday)}-fault`;
  return (
    <li
      id={dayId(weekday)}
      className="grid gap-2 border-line border-b py-4 first:pt-0 last:border-0 sm:grid-cols-[5rem_minmax(0,1fr)]"
    >
      <h3 className="font-semibold sm:pt-2.5">{day}</h3>
      <div className="grid gap-2">
        {lines.length === 0 && <p className="text-ink-3 text-sm sm:pt-2.5">{copy.none}</p>}
        {lines.map((line) => (
          <RangeFields
            key={line.key}
            line={line}
            day={day}
            faultId={fault && faultId}
            onChange={(times) => onChange(withTimes(week, weekday, { ...times, key: line.key }))}
            onRemove={() => onChange(withoutLine(week, weekday, line.key))}
          />
        ))}
        <div aria-live="polite" className="empty:hidden">
          {fault && <FieldError id={faultId}>{fault}</FieldError>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={nextRange(lines) === undefined}
            aria-label={copy.addOf(day)}
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => onChange(withLine(week, weekday))}
          >
            {copy.add}
          </Button>
          {lines.length > 0 && (
            <Menu
              align="start"
              trigger={
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={copy.copyOf(day)}
                  icon={<Copy className="size-4" aria-hidden="true" />}
                >
                  {copy.copy}
                </Button>
              }
              items={[
                { label: copy.toWorkdays, days: workdays },
                { label: copy.toWeekend, days: weekend },
                { label: copy.toAll, days: weekdays },
              ].map(({ label, days }) => ({
                label,
                onSelect: () => onChange(withDays(week, days, lines)),
              }))}
            />
          )}
        </div>
      </div>
    </li>
  );
}

interface RangeFieldsProps {
  line: Line;
  day: string;
  faultId: string | undefined;
  onChange: (times: Partial<Line>) => void;
  onRemove: () => void;
}

const optionsOf = (minutes: readonly number[]) =>
  minutes.map((minute) => ({ value: String(minute), label: formatMinute(minute) }));
const starts = optionsOf(startMinutes);
const ends = optionsOf(endMinutes);

function RangeFields({ line, day, faultId, onChange, onRemove }: RangeFieldsProps) {
  const { startMinute, endMinute } = line;
  const wiring = faultId ? { "aria-describedby": faultId, "aria-invalid": true as const } : {};
  return (
    <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2">
      <Select
        {...wiring}
        aria-label={copy.start(day)}
        placeholder={false}
        value={startMinute}
        options={starts}
        onChange={({ target }) => onChange({ startMinute: Number(target.value) })}
      />
      <span aria-hidden="true" className="text-ink-2">
        {copy.to}
      </span>
      <Select
        {...wiring}
        aria-label={copy.end(day)}
        placeholder={false}
        value={endMinute}
        options={ends}
        onChange={({ target }) => onChange({ endMinute: Number(target.value) })}
      />
      <IconButton
        label={copy.remove(day, `${formatMinute(startMinute)}${copy.to}${formatMinute(endMinute)}`)}
        onClick={onRemove}
      >
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
