"use client";

import { type PointerEvent, useState } from "react";

/** How far a card has to be drawn aside before letting go decides, in px. */
const DECIDES_AT = 96;
/** Below this a touch is a tap, or the beginning of a scroll. */
const BEGINS_AT = 10;

export type Side = "left" | "right";

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly x: number;
}

/**
 * Drawing a card aside with a finger or a pen. A mouse selects text instead, and has the buttons
 * and keys; the browser goes on scrolling up and down (`touch-action: pan-y`).
 */
export function useDrag(onDecide: (side: Side) => void) {
  const [drag, setDrag] = useState<Drag>();
  const x = drag && Math.abs(drag.x) >= BEGINS_AT ? drag.x : 0;
  const side: Side | undefined = Math.abs(x) < DECIDES_AT ? undefined : x < 0 ? "left" : "right";
  return {
    x,
    /** What letting go would decide. */
    side,
    isHeld: drag !== undefined,
    handlers: {
      onPointerDown: ({ pointerType, pointerId, clientX, isPrimary }: PointerEvent) => {
        if (pointerType === "mouse" || !isPrimary) return;
        setDrag({ pointer: pointerId, from: clientX, x: 0 });
      },
      onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent) => {
        if (drag?.pointer !== pointerId) return;
        const moved = clientX - drag.from;
        if (Math.abs(moved) >= BEGINS_AT) currentTarget.setPointerCapture(pointerId);
        setDrag({ ...drag, x: moved });
      },
      onPointerUp: ({ pointerId }: PointerEvent) => {
        if (drag?.pointer !== pointerId) return;
        setDrag(undefined);
        if (side) onDecide(side);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
