import { offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import type { ScheduleCandidate, ScheduleSnapshot } from "@tefuda/domain/schedule/types";
import { fillTemplate } from "@tefuda/domain/text/template";
import { formatDate, formatTime, formatWeekday, inJapan } from "@tefuda/domain/time/format.ja";
import { jstParts } from "@tefuda/domain/time/jst";
import { OwnTime } from "@/platform/local-time";
import { Badge } from "@/ui/badge";
import { cardCopy as copy } from "./copy.ja";

/** `10:00〜10:30` */
const timesOf = ({ startAt, endAt }: ScheduleCandidate) =>
  `${formatTime(new Date(startAt))}〜${formatTime(new Date(endAt))}`;

function OwnTimes({ candidate: { startAt, endAt } }: { candidate: ScheduleCandidate }) {
  return (
    <OwnTime
      startAt={new Date(startAt)}
      endAt={new Date(endAt)}
      className="w-full text-ink-2 text-xs tabular-nums"
    />
  );
}

/** A proposed date in one line, and in the reader's own time below it. */
export function CandidateTimes({ candidate }: { candidate: ScheduleCandidate }) {
  return (
    <span className="flex flex-wrap gap-x-3 tabular-nums">
      <span>{formatDate(new Date(candidate.startAt))}</span>
      <span>{inJapan(timesOf(candidate))}</span>
      <OwnTimes candidate={candidate} />
    </span>
  );
}

/** What kind of interview, how long, and which round of dates. */
export function Kind({
  schedule,
}: {
  schedule: Pick<ScheduleSnapshot, "purpose" | "durationMinutes" | "round">;
}) {
  const { purpose, durationMinutes, round } = schedule;
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone="indigo">{offerPurposeLabels[purpose]}</Badge>
      <Badge>{fillTemplate(scheduleLabels.durationMinutes, { minutes: durationMinutes })}</Badge>
      {round > 1 && <Badge>{copy.round(round)}</Badge>}
    </p>
  );
}

/** The words that came with it. */
export function Note({ label, text }: { label: string; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <div className="border-line border-l-2 pl-3">
      <p className="text-ink-3 text-xs">{label}</p>
      <p className="whitespace-pre-wrap">{text}</p>
    </div>
  );
}

/** Dates that cannot be answered here. */
export function CandidateList({ candidates }: Pick<ScheduleSnapshot, "candidates">) {
  return (
    <ul className="grid gap-1.5">
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <CandidateTimes candidate={candidate} />
        </li>
      ))}
    </ul>
  );
}

/** A fixed date, as a leaf of a calendar with the time beside it. */
export function DateLeaf({ candidate }: { candidate: ScheduleCandidate }) {
  const start = new Date(candidate.startAt);
  const { month, day } = jstParts(start);
  return (
    <div className="flex items-center gap-4">
      <div
        aria-hidden="true"
        className="grid w-16 shrink-0 justify-items-center overflow-hidden rounded-md border border-line bg-surface text-center"
      >
        <span className="w-full bg-accent py-0.5 font-semibold text-on-accent text-xs">
          {copy.month(month)}
        </span>
        <span className="pt-1 font-semibold text-2xl leading-none tabular-nums">{day}</span>
        <span className="pb-1 text-ink-2 text-xs">{formatWeekday(start)}</span>
      </div>
      <div className="grid gap-0.5">
        <p className="text-ink-2 text-sm">{formatDate(start)}</p>
        <p className="font-semibold text-xl tabular-nums">
          {timesOf(candidate)}
          <span className="font-normal text-sm">{inJapan("")}</span>
        </p>
        <OwnTimes candidate={candidate} />
        <p className="text-ink-2 text-sm">{copy.method}</p>
      </div>
    </div>
  );
}
