import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import type { ScheduleCandidate } from "@tefuda/domain/schedule/types";
import { CalendarPlus } from "lucide-react";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-class";
import type { ScheduleRoom } from "../schedule-room";
import { isStepPossible } from "../steps";
import { cardCopy as copy } from "./copy.ja";

/** From here on the way in is shown; it says itself when it opens. */
const NEAR_MS = 60 * 60_000;

export interface FixedActionsProps {
  room: ScheduleRoom;
  scheduleId: string;
  candidate: ScheduleCandidate;
}

/** What can be done with a fixed interview: enter, keep it in a calendar, move or cancel it. */
export function FixedActions({ room, scheduleId, candidate }: FixedActionsProps) {
  const { current, side, now, open, join, mayAct } = room;
  const may = (kind: "change" | "cancel") => isStepPossible({ kind }, current, side, now);
  const start = new Date(candidate.startAt);
  const isBefore = start > now;
  const isNear = start.getTime() - now.getTime() <= NEAR_MS;
  return (
    <div className="grid gap-2">
      {isNear && current?.videoChat && join?.(current.videoChat)}
      <a
        href={`/schedules/${scheduleId}/invite.ics`}
        download
        className={buttonClass({ variant: "secondary", wide: true })}
      >
        <CalendarPlus className="size-4 shrink-0" aria-hidden="true" />
        {scheduleLabels.addToCalendar}
      </a>
      {mayAct && isBefore && (
        <div className="flex flex-wrap gap-x-2">
          {may("change") ? (
            <Button variant="quiet" size="sm" onClick={() => open({ kind: "change" })}>
              {copy.changeDate}
            </Button>
          ) : (
            <p className="self-center px-3 text-ink-3 text-xs">{copy.changeLater}</p>
          )}
          {may("cancel") && (
            <Button variant="quiet" size="sm" onClick={() => open({ kind: "cancel" })}>
              {copy.cancel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
