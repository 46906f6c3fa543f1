"use client";

import { SCHEDULE_GRID_MINUTES } from "@tefuda/domain/constants/limits";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useMedia } from "@/platform/use-media";
import { useWide } from "@/ui/use-wide";
import { scheduleRoomCopy } from "../room-copy.ja";
import { type Cell, type CellFacts, cellAt } from "./cells";
import { DayHeads } from "./day-heads";
import { GridCell } from "./grid-cell";
import { GridLegend } from "./grid-legend";
import { GridSteps } from "./grid-steps";
import { choosableDays, openingMinute, slotMinutes } from "./slots";
import { useGridFocus } from "./use-grid-focus";
import { useSwipe } from "./use-swipe";

const copy = scheduleRoomCopy.grid;
const PHONE_DAYS = 3;
const PC_DAYS = 7;
/** A table whose cells are moved between with arrow keys. */
const grid = { role: "grid" } as const;

export interface WeekGridProps extends CellFacts {
  onPress: (cell: Cell) => void;
}

/** The week in quarters of an hour: a press puts a time among the candidates, another takes it out. */
export function WeekGrid({ onPress, ...facts }: WeekGridProps) {
  const { now, allowsToday } = facts.around;
  const shown = useWide(768) ? PC_DAYS : PHONE_DAYS;
  // Not by the width: a desk's window that is zoomed in is as narrow as a phone.
  const hasKeys = useMedia("(any-pointer: fine)");
  const hasTouch = useMedia("(any-pointer: coarse)");
  const all = useMemo(() => choosableDays(now, allowsToday), [now, allowsToday]);
  const [first, setFirst] = useState(0);
  const days = all.slice(first, first + shown);
  const helpId = useId();

  const scroller = useRef<HTMLDivElement>(null);
  // Where the grid opens is decided once: it must not jump under a finger.
  const [opening] = useState(() =>
    openingMinute(all.slice(0, shown), facts.hours.mine, facts.hours.partner),
  );
  useEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-minute="${opening}"]`);
    const heads = scroller.current?.querySelector<HTMLElement>("[data-heads]");
    scroller.current?.scrollTo({ top: (row?.offsetTop ?? 0) - (heads?.offsetHeight ?? 0) });
  }, [opening]);

  const show = (index: number) => setFirst(Math.min(Math.max(0, index), all.length - 1));
  const step = (direction: 1 | -1) => {
    const next = first + direction * shown;
    if (next < all.length) show(next);
  };
  const focus = useGridFocus(
    scroller,
    { day: 0, minute: opening },
    { first, shown: days.length, all: all.length },
    show,
  );
  const swipe = useSwipe(step);

  return (
    <div className="grid gap-2">
      <GridSteps
        days={days}
        canGoBack={first > 0}
        canGoOn={first + shown < all.length}
        onStep={step}
      />
      <div
        ref={scroller}
        {...swipe}
        className="relative h-(--schedule-selection-height) touch-pan-y overflow-y-auto rounded-md border border-line bg-surface"
      >
        <table
          {...grid}
          aria-label={copy.label}
          aria-describedby={helpId}
          onKeyDown={focus.onKeyDown}
          className="w-full table-fixed border-separate border-spacing-0 select-none"
        >
          <DayHeads days={days} now={now} />
          <tbody>
            {slotMinutes.map((minute) => (
              <tr key={minute} data-minute={minute}>
                <HourHead minute={minute} />
                {days.map((day, index) => {
                  const cell = cellAt(day, minute, facts);
                  const at = { day: first + index, minute };
                  return (
                    <GridCell
                      key={day}
                      cell={cell}
                      place={at}
                      isReachable={focus.current.day === at.day && focus.current.minute === minute}
                      onReach={() => focus.put(at)}
                      onPress={() => {
                        focus.put(at);
                        onPress(cell);
                      }}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={helpId} className="text-ink-3 text-xs">
        {[copy.help, hasKeys && copy.keyHelp, hasTouch && copy.touchHelp]}
      </p>
      <GridLegend facts={facts} />
    </div>
  );
}

/** The hour at its first quarter; the others have their time for those who do not see the lines. */
function HourHead({ minute }: { minute: number }) {
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  const isHour = minute % 60 < SCHEDULE_GRID_MINUTES;
  return (
    <th
      scope="row"
      className="h-6 p-0 pr-1.5 text-right align-top font-normal text-ink-2 text-xs leading-6 tabular-nums"
    >
      <span className={isHour ? "" : "sr-only"}>{time}</span>
    </th>
  );
}
