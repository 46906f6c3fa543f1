"use client";

import { SCHEDULE_CANDIDATES } from "@tefuda/domain/constants/limits";
import { formatMinute } from "@tefuda/domain/schedule/available-hours";
import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { formatMonthDayWeekday } from "@tefuda/domain/time/format.ja";
import { jstMidnight } from "@tefuda/domain/time/jst";
import { Plus, X } from "lucide-react";
import { useId } from "react";
import { OwnTime } from "@/platform/local-time";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-parts";
import { IconButton } from "@/ui/icon-button";
import { Select } from "@/ui/select";
import { choosableDays, type Surroundings, slotMinutes, spanFrom, startOf } from "../grid/slots";
import { scheduleRoomCopy } from "../room-copy.ja";
import { type Draft, type Row, type RowFault, withEmptyRow, withoutTime, withRow } from "./draft";

const { propose: copy, rowFaults: faultTexts } = scheduleRoomCopy;

export interface CandidateRowsProps {
  draft: Draft;
  around: Surroundings;
  faults: ReadonlyMap<number, RowFault>;
  onChange: (draft: Draft) => void;
}

/** The candidates as a day and a time each: the plain way beside the grid. */
export function CandidateRows({ draft, around, faults, onChange }: CandidateRowsProps) {
  const days = choosableDays(around.now, around.allowsToday).map((day) => ({
    value: day,
    label: formatMonthDayWeekday(jstMidnight(day)),
  }));
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-2 font-semibold text-sm">{copy.candidates}</legend>
      <ol className="grid gap-3">
        {draft.rows.map((row, index) => (
          <CandidateRow
            key={row.key}
            row={row}
            number={index + 1}
            days={days}
            until={draft.durationMinutes}
            fault={faults.get(row.key)}
            onChange={(change) =>
              onChange(withRow(draft, row.key, { ...change, source: "manual" }))
            }
            onClear={() => onChange(withoutTime(draft, row.key))}
          />
        ))}
      </ol>
      {draft.rows.length < SCHEDULE_CANDIDATES.max && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => onChange(withEmptyRow(draft))}
          >
            {scheduleLabels.addCandidate}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const times = slotMinutes.map((minute) => ({
  value: String(minute),
  label: formatMinute(minute),
}));

interface CandidateRowProps {
  row: Row;
  number: number;
  days: readonly { value: string; label: string }[];
  /** Minutes to the end. */
  until: number;
  fault: RowFault | undefined;
  onChange: (change: Partial<Pick<Row, "day" | "minute">>) => void;
  onClear: () => void;
}

function CandidateRow(props: CandidateRowProps) {
  const { row, number, days, until, fault, onChange, onClear } = props;
  const faultId = useId();
  const wiring = fault ? { "aria-describedby": faultId, "aria-invalid": true as const } : {};
  const isKnownDay = row.day === "" || days.some(({ value }) => value === row.day);
  return (
    <li className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold text-ink-2 text-sm">
          {fillTemplate(scheduleLabels.candidate, { n: number })}
          {row.minute !== null && (
            <span className="ml-3 font-normal text-ink-3 text-xs tabular-nums">
              {copy.until(formatMinute(row.minute + until))}
            </span>
          )}
        </span>
        {(row.day !== "" || row.minute !== null) && (
          <IconButton label={copy.clear(number)} onClick={onClear} className="-my-1">
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9.5rem)] gap-2 max-xs:grid-cols-1">
        <Select
          {...wiring}
          aria-label={copy.day(number)}
          placeholder={copy.chooseDay}
          value={row.day}
          // A day of an older draft that has gone by meanwhile is still shown, with its fault.
          options={
            isKnownDay
              ? days
              : [{ value: row.day, label: formatMonthDayWeekday(jstMidnight(row.day)) }, ...days]
          }
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <Select
          {...wiring}
          aria-label={copy.time(number)}
          placeholder={copy.chooseTime}
          value={row.minute ?? ""}
          options={times}
          onChange={({ target }) =>
            onChange({ minute: target.value === "" ? null : Number(target.value) })
          }
        />
      </div>
      {row.day !== "" && row.minute !== null && (
        <OwnTime
          {...spanFrom(startOf(row.day, row.minute), until)}
          className="text-ink-2 text-xs tabular-nums"
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {fault && <FieldError id={faultId}>{faultText(fault)}</FieldError>}
      </div>
    </li>
  );
}

function faultText(fault: RowFault): string {
  if (fault === "incomplete") return faultTexts.incomplete;
  if (typeof fault === "object") return faultTexts.overlaps(fault.overlaps);
  return faultTexts.slot(fault);
}
