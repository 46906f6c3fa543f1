"use client";

import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import { conflicts } from "@tefuda/domain/schedule/policy";
import type { ScheduleCandidate } from "@tefuda/domain/schedule/types";
import { Button } from "@/ui/button";
import { RadioCards } from "@/ui/radio-cards";
import type { Interview } from "../grid/cells";
import type { ScheduleRoom } from "../schedule-room";
import { useSurroundings } from "../use-surroundings";
import { cardCopy as copy } from "./copy.ja";
import { CandidateTimes } from "./parts";

export interface CandidateChoiceProps {
  room: ScheduleRoom;
  candidates: readonly ScheduleCandidate[];
}

/** The other side's candidates, to choose one of; what cannot be or would clash is marked. */
export function CandidateChoice({ room, candidates }: CandidateChoiceProps) {
  const { matching, now, picked, pick, open } = room;
  const beside = useSurroundings(matching.id, now, true);
  const marked = candidates.map((candidate) => ({
    candidate,
    mark: markOf(candidate, { now, interviews: beside.interviews, busy: beside.busy }),
  }));
  const free = marked.filter(({ mark }) => !mark);
  const value =
    free.find(({ candidate }) => candidate.id === picked)?.candidate.id ??
    (free.length === 1 ? free[0]?.candidate.id : undefined);
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={copy.choices}
        hideLegend
        value={value}
        onChange={pick}
        options={marked.map(({ candidate, mark }) => ({
          value: candidate.id,
          label: <CandidateTimes candidate={candidate} />,
          help: mark,
          disabled: mark !== undefined,
        }))}
      />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button
          disabled={value === undefined}
          onClick={() => value && open({ kind: "choose", candidateId: value })}
        >
          {scheduleLabels.choose}
        </Button>
        <Button variant="secondary" onClick={() => open({ kind: "noneFits" })}>
          {scheduleLabels.noneFits}
        </Button>
      </div>
    </div>
  );
}

interface Facts {
  now: Date;
  interviews: readonly Interview[];
  busy: readonly { startAt: Date; endAt: Date }[];
}

/** What speaks against a candidate; the server would refuse it as well. */
function markOf({ startAt, endAt }: ScheduleCandidate, { now, interviews, busy }: Facts) {
  const span = { startAt: new Date(startAt), endAt: new Date(endAt) };
  if (span.startAt <= now) return copy.past;
  const clash = interviews.find((one) => conflicts(span, { fixed: [one], busy: [] }));
  if (clash) return copy.clash(clash.partnerName);
  if (conflicts(span, { fixed: [], busy })) return copy.busy;
  return undefined;
}
