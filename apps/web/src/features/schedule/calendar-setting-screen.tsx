"use client";

import { type AvailableHours, weekdays } from "@tefuda/domain/schedule/available-hours";
import type { ReactNode } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { scheduleCopy } from "./copy.ja";
import { DayRow } from "./day-row";
import { useWeek } from "./use-week";
import { type Week, weekend, withDays, workdays } from "./week";

const { hours: copy, presets } = scheduleCopy;

interface CalendarSettingScreenProps {
  stored: readonly AvailableHours[];
  /** What else the page has to set, above the week or below it. */
  above?: ReactNode;
  below?: ReactNode;
}

/** When a person is free for interviews, week by week. */
export function CalendarSettingScreen({ stored, above, below }: CalendarSettingScreenProps) {
  const { week, change, isChanged, faults, save, isSaving, failure } = useWeek(stored);
  const isEmpty = weekdays.every((weekday) => week[weekday].length === 0);
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={scheduleCopy.title}
        lead={scheduleCopy.lead}
        back={{ href: "/mypage", label: scheduleCopy.back }}
      />
      {above}
      <SectionCard title={copy.title} lead={copy.lead}>
        {isEmpty && <Presets week={week} onChange={change} />}
        <ul aria-label={copy.title} className="grid">
          {weekdays.map((weekday) => (
            <DayRow
              key={weekday}
              weekday={weekday}
              week={week}
              fault={faults.get(weekday)}
              onChange={change}
            />
          ))}
        </ul>
        {failure && (
          <Banner inset tone="danger">
            {failure}
          </Banner>
        )}
        <div className="grid gap-2 sm:flex sm:items-center sm:gap-4">
          <Button size="lg" busy={isSaving} disabled={!isChanged} onClick={save}>
            {copy.save}
          </Button>
          <p role="status" className="text-ink-2 text-sm max-sm:text-center">
            {isChanged && copy.unsaved}
          </p>
        </div>
      </SectionCard>
      {below}
    </PageContainer>
  );
}

/** A quick beginning for an empty week. */
function Presets({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const ways = [
    { label: presets.workdayEvenings, days: workdays, from: 19, to: 22 },
    { label: presets.weekendDays, days: weekend, from: 10, to: 18 },
  ];
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-4">
      <p className="text-ink-2 text-sm">{presets.lead}</p>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ label, days, from, to }) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            onClick={() =>
              onChange(withDays(week, days, [{ startMinute: from * 60, endMinute: to * 60 }]))
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
