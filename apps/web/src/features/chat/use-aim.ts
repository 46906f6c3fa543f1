"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { VirtualizerHandle } from "virtua";

const LOOK_MS = 100;
/** In view so often in a row, it stays there. */
const CALM_LOOKS = 3;
const GIVE_UP_MS = 8000;
/** What a person moves a box with; whoever does so is let go where they want. */
const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Where an item is to stand in the view. */
export interface Goal {
  readonly key: string;
  readonly align: "start" | "center";
  /** So much of the item is above the view, in pixels. */
  readonly offset?: number;
}

/**
 * Brings an item into view and sees to it that it gets there: the list guesses the heights of what
 * was never drawn, and on a slow device it gives up before the last of them is measured. Items that come
 * in above in the meantime change where it stands, not what is aimed at. Until a person moves the box,
 * the item stays the goal.
 * @param indexOf where the item of a key stands now; below zero when it is gone
 */
export function useAim(
  box: RefObject<HTMLElement | null>,
  list: RefObject<VirtualizerHandle | null>,
  indexOf: (key: string) => number,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goal = useRef<Goal>(undefined);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    goal.current = undefined;
  }, []);

  useEffect(() => {
    const element = box.current;
    for (const move of moves) element?.addEventListener(move, drop, { passive: true });
    return () => {
      drop();
      for (const move of moves) element?.removeEventListener(move, drop);
    };
  }, [box, drop]);

  const whereNow = useRef(indexOf);
  useLayoutEffect(() => {
    whereNow.current = indexOf;
  });

  const aim = useCallback(
    (next: Goal) => {
      clearTimeout(timer.current);
      goal.current = next;
      const { key, align, offset = 0 } = next;
      const giveUpAt = performance.now() + GIVE_UP_MS;
      // Also one that is in view already goes where it is asked to.
      let calm = -1;
      const look = () => {
        const view = list.current;
        const index = whereNow.current(key);
        if (!view || index < 0) return;
        calm = calm >= 0 && isInView(view, index) ? calm + 1 : 0;
        if (calm === 0) view.scrollToIndex(index, { align, offset });
        if (calm < CALM_LOOKS && performance.now() < giveUpAt)
          timer.current = setTimeout(look, LOOK_MS);
      };
      look();
    },
    [list],
  );
  return { goal, aim, drop };
}

function isInView(list: VirtualizerHandle, index: number): boolean {
  const top = list.getItemOffset(index);
  const { scrollOffset, viewportSize } = list;
  return top < scrollOffset + viewportSize && top + list.getItemSize(index) > scrollOffset;
}
