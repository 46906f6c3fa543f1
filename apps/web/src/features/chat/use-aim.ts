"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { VirtualizerHandle } from "virtua";

const LOOK_MS = 100;
/** In view so often in a row, it stays there. */
const CALM_LOOKS = 3;
const GIVE_UP_MS = 4000;
/** What a person moves a box with; whoever does so is let go where they want. */
const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Brings an item into view and sees to it that it gets there: the list guesses the heights of what
 * was never drawn, and on a slow device it gives up before the last of them is measured.
 */
export function useAim(
  box: RefObject<HTMLElement | null>,
  list: RefObject<VirtualizerHandle | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = box.current;
    for (const move of moves) element?.addEventListener(move, drop, { passive: true });
    return () => {
      drop();
      for (const move of moves) element?.removeEventListener(move, drop);
    };
  }, [box, drop]);

  const aim = useCallback(
    (index: number, align: "start" | "center") => {
      drop();
      const giveUpAt = performance.now() + GIVE_UP_MS;
      let calm = 0;
      const look = () => {
        const view = list.current;
        if (!view) return;
        calm = isInView(view, index) ? calm + 1 : 0;
        if (calm === 0) view.scrollToIndex(index, { align });
        if (calm < CALM_LOOKS && performance.now() < giveUpAt)
          timer.current = setTimeout(look, LOOK_MS);
      };
      list.current?.scrollToIndex(index, { align });
      timer.current = setTimeout(look, LOOK_MS);
    },
    [list, drop],
  );
  return { aim, drop };
}

function isInView(list: VirtualizerHandle, index: number): boolean {
  const top = list.getItemOffset(index);
  const { scrollOffset, viewportSize } = list;
  return top < scrollOffset + viewportSize && top + list.getItemSize(index) > scrollOffset;
}
