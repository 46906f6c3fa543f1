"use client";

import { overlaps } from "@tefuda/domain/schedule/policy";
import { useState } from "react";
import { type Cell, whenOf } from "../grid/cells";
import { spanFrom } from "../grid/slots";
import { WeekGrid } from "../grid/week-grid";
import { scheduleRoomCopy } from "../room-copy.ja";
import type { useSurroundings } from "../use-surroundings";
import { chosenSpans, hasRoom, withoutTime, withTime } from "./draft";
import type { ProposeFormState } from "./use-propose-form";

const copy = scheduleRoomCopy.grid;

export interface ChoosingGridProps {
  form: ProposeFormState;
  beside: ReturnType<typeof useSurroundings>;
}

/** The grid, and in words under it what the last press did. */
export function ChoosingGrid({ form, beside }: ChoosingGridProps) {
  const { draft, around, change } = form;
  const [said, setSaid] = useState("");
  const chosen = chosenSpans(draft);

  const press = ({ over, fault, day, minute, startAt }: Cell) => {
    const when = whenOf(startAt);
    if (over?.kind === "chosen") {
      change(withoutTime(draft, over.span.key));
      return setSaid(copy.removed(whenOf(over.span.startAt)));
    }
    if (fault) return setSaid(copy.refused(when, fault));
    const span = spanFrom(startAt, draft.durationMinutes);
    const other = chosen.find((one) => overlaps(one, span));
    if (other) return setSaid(copy.overlaps(when, other.number));
    if (!hasRoom(draft)) return setSaid(copy.full);
    const next = withTime(draft, day, minute);
    change(next);
    const mine = chosenSpans(next).find((one) => one.startAt.getTime() === startAt.getTime());
    setSaid(copy.added(when, mine?.number ?? 1));
  };

  return (
    <div className="grid gap-2">
      <WeekGrid
        around={around}
        interviews={beside.interviews}
        hours={beside.hours}
        chosen={chosen}
        durationMinutes={draft.durationMinutes}
        onPress={press}
      />
      <p role="status" className="min-h-6 text-sm">
        {said}
      </p>
    </div>
  );
}
