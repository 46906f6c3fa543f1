"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { slotMinutes } from "./slots";

interface Place {
  /** Counted from the first day that can be chosen. */
  readonly day: number;
  readonly minute: number;
}

export const cellId = (day: number, minute: number) => `${day}-${minute}`;

const SLOTS_PER_HOUR = 4;

/**
 * The one cell of the grid that Tab reaches, and the keys that move it: arrows by a slot or a day,
 * Page Up and Page Down by an hour, Home and End to the ends of the day. A day beyond the shown ones
 * brings its own.
 */
export function useGridFocus(
  scroller: RefObject<HTMLElement | null>,
  opening: Place,
  days: { readonly first: number; readonly shown: number; readonly all: number },
  onShow: (first: number) => void,
) {
  const [place, setPlace] = useState(opening);
  const isByKey = useRef(false);
  const { first, shown, all } = days;
  const inView = place.day >= first && place.day < first + shown;
  const current: Place = inView ? place : { day: first, minute: place.minute };

  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-cell="${cellId(place.day, place.minute)}"]`,
    );
    cell?.focus();
    cell?.scrollIntoView({ block: "nearest" });
  }, [place, scroller]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moved(current, event.key);
    if (!next) return;
    event.preventDefault();
    const day = Math.min(all - 1, Math.max(0, next.day));
    if (day < first) onShow(Math.max(0, day - shown + 1));
    if (day >= first + shown) onShow(day);
    isByKey.current = true;
    setPlace({ ...next, day });
  };
  return { current, onKeyDown, put: setPlace };
}

function moved({ day, minute }: Place, key: string): Place | undefined {
  const slot = slotMinutes.indexOf(minute);
  const at = (index: number): Place => ({
    day,
    minute: slotMinutes[Math.min(slotMinutes.length - 1, Math.max(0, index))] ?? minute,
  });
  switch (key) {
    case "ArrowUp":
      return at(slot - 1);
    case "ArrowDown":
      return at(slot + 1);
    case "ArrowLeft":
      return { day: day - 1, minute };
    case "ArrowRight":
      return { day: day + 1, minute };
    case "PageUp":
      return at(slot - SLOTS_PER_HOUR);
    case "PageDown":
      return at(slot + SLOTS_PER_HOUR);
    case "Home":
      return at(0);
    case "End":
      return at(slotMinutes.length - 1);
    default:
      return undefined;
  }
}
