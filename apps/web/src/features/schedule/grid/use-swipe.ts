"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";

const FAR_PX = 40;

/** Sideways moves of a finger over an element that scrolls up and down by itself. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isSwiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      isSwiped.current = false;
      start.current =
        event.pointerType === "mouse" ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) < FAR_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      isSwiped.current = true;
      onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
    // The press that ends a swipe on the cell where it began is none.
    onClickCapture(event: MouseEvent) {
      if (!isSwiped.current) return;
      isSwiped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
