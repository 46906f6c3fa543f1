"use client";

import { SCHEDULE_DURATIONS, SCHEDULE_NOTE_MAX } from "@tefuda/domain/constants/limits";
import { offerPurposes } from "@tefuda/domain/offer/constants";
import { offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { useEffect, useRef } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { FieldError } from "@/ui/field-parts";
import { Segments } from "@/ui/segments";
import { Skeleton } from "@/ui/skeleton";
import { Switch } from "@/ui/switch";
import { TextArea } from "@/ui/text-area";
import { scheduleRoomCopy } from "../room-copy.ja";
import type { useSurroundings } from "../use-surroundings";
import { BusyNotice } from "./busy-notice";
import { CandidateRows } from "./candidate-rows";
import { ChoosingGrid } from "./choosing-grid";
import type { ProposeFormState } from "./use-propose-form";

const copy = scheduleRoomCopy.propose;

export interface ProposeFormProps {
  form: ProposeFormState;
  beside: ReturnType<typeof useSurroundings>;
  /** Why it could not be sent. */
  failure: string | undefined;
}

/** The grid on the left and the same candidates as fields on the right; one above the other on a phone. */
export function ProposeForm({ form, beside, failure }: ProposeFormProps) {
  const { draft, change } = form;
  return (
    <>
      {failure && <Failure text={failure} />}
      {form.isKept && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
          {copy.draftKept}
          <Button variant="quiet" size="sm" onClick={form.clear}>
            {copy.startAnew}
          </Button>
        </p>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:flex sm:flex-wrap">
        <Segments
          label={scheduleLabels.duration}
          options={SCHEDULE_DURATIONS.map((minutes) => ({
            value: String(minutes),
            label: fillTemplate(scheduleLabels.durationMinutes, { minutes }),
          }))}
          value={String(draft.durationMinutes)}
          onChange={(value) =>
            change({
              ...draft,
              durationMinutes: SCHEDULE_DURATIONS.find((one) => String(one) === value) ?? 30,
            })
          }
        />
        <Segments
          label={copy.purpose}
          options={offerPurposes.map((value) => ({ value, label: offerPurposeLabels[value] }))}
          value={draft.purpose}
          onChange={(purpose) => change({ ...draft, purpose })}
        />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-3">
          <BusyNotice {...beside} />
          {beside.isSettled ? (
            // Another first day is another grid.
            <ChoosingGrid key={String(draft.allowsToday)} form={form} beside={beside} />
          ) : (
            <Skeleton className="h-(--schedule-selection-height) w-full" />
          )}
          <Switch
            label={scheduleLabels.allowsToday}
            help={copy.allowsTodayHelp}
            checked={draft.allowsToday}
            onChange={(allowsToday) => change({ ...draft, allowsToday })}
          />
        </div>
        <div className="grid content-start gap-5">
          <CandidateRows
            draft={draft}
            around={form.around}
            faults={form.faults}
            onChange={change}
          />
          <div aria-live="polite" className="empty:hidden">
            {form.lacksTimes && <FieldError id="schedule-none">{copy.none}</FieldError>}
          </div>
          <Field label={scheduleLabels.note} count={{ text: draft.note, limit: SCHEDULE_NOTE_MAX }}>
            <TextArea
              minRows={3}
              maxRows={6}
              value={draft.note}
              placeholder={copy.notePlaceholder}
              aria-invalid={form.isNoteTooLong || undefined}
              onChange={({ target }) => change({ ...draft, note: target.value })}
            />
          </Field>
        </div>
      </div>
    </>
  );
}

/** Brought into view, since the button that was pressed is far below. */
function Failure({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box}>
      <Banner inset tone="danger">
        {text}
      </Banner>
    </div>
  );
}
