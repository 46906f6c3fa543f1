"use client";

import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import type { ScheduleSnapshot } from "@tefuda/domain/schedule/types";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { useZoned } from "@/platform/local-time";
import { Button } from "@/ui/button";
import type { ScheduleRoom } from "../schedule-room";
import { chosenOf } from "../steps";
import { Tip } from "../tip";
import { CandidateChoice } from "./candidate-choice";
import { cardCopy as copy } from "./copy.ja";
import { FixedActions } from "./fixed-actions";
import { CandidateList, DateLeaf, Kind, Note } from "./parts";

export interface BodyProps {
  room: ScheduleRoom;
  schedule: ScheduleSnapshot;
  /** It is where things stand now, not a step that others have followed. */
  isLive: boolean;
  /** Others have followed it. */
  isPast: boolean;
}

/** Dates that were proposed, with the answers while they wait for one. */
export function ProposedBody({ room, schedule, isLive, isPast }: BodyProps) {
  const { side, matching, current, mayAct, open, now } = room;
  const zoned = useZoned();
  const expiresAt = current && new Date(current.expiresAt);
  const isMine = schedule.proposerType === side;
  const isAsked = isLive && mayAct && !isMine;
  return (
    <>
      <Kind schedule={schedule} />
      <Note
        label={isMine ? copy.myNote : copy.noteOf(matching.partner.name)}
        text={schedule.note}
      />
      {isAsked ? (
        <CandidateChoice room={room} candidates={schedule.candidates} />
      ) : (
        <CandidateList candidates={schedule.candidates} />
      )}
      {isLive && expiresAt && (
        <p className="text-ink-3 text-xs">
          {copy.answerBy(zoned(formatListTime(expiresAt, now), expiresAt))}
        </p>
      )}
      {isPast && <p className="text-ink-3 text-xs">{copy.superseded}</p>}
      {isLive && isMine && mayAct && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => open({ kind: "withdraw" })}>
            {copy.withdraw}
          </Button>
        </div>
      )}
    </>
  );
}

/** A fixed interview. */
export function FixedBody({ room, schedule, isLive, isPast }: BodyProps) {
  const candidate = chosenOf(schedule);
  if (!candidate) return null;
  return (
    <>
      <DateLeaf candidate={candidate} />
      <Kind schedule={schedule} />
      {isLive && <FixedActions room={room} scheduleId={schedule.id} candidate={candidate} />}
      {isPast && <p className="text-ink-3 text-xs">{copy.supersededFixed}</p>}
    </>
  );
}

/** Somebody asked for other dates: the words to the reason, and the way to new ones. */
export function RescheduleBody({
  room,
  schedule,
  isLive,
  isMine,
}: BodyProps & { isMine: boolean }) {
  const { matching, mayAct, open, showsHint } = room;
  const { reasonKey, reasonNote } = schedule;
  return (
    <>
      {reasonKey !== "other" && (
        <Note label={isMine ? copy.myNote : copy.noteOf(matching.partner.name)} text={reasonNote} />
      )}
      {isLive && showsHint && <Tip>{scheduleLabels.rescheduleHint}</Tip>}
      {isLive && mayAct && (
        <div>
          <Button
            variant={isMine ? "secondary" : "primary"}
            onClick={() => open({ kind: "propose" })}
          >
            {isMine ? copy.proposeOwn : scheduleLabels.send}
          </Button>
        </div>
      )}
    </>
  );
}
