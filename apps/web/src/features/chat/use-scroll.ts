"use client";

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { VirtualizerHandle } from "virtua";
import { useAim } from "./use-aim";

/** As near to the end as still counts as being there. */
const NEAR_PX = 80;
/** From here on upwards, older messages are asked for: about two screens of a phone ahead. */
const TOP_PX = 1500;

interface ScrollOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly list: RefObject<VirtualizerHandle | null>;
  /** The keys of what is drawn, from top to bottom; empty strings when there is nothing. */
  readonly firstKey: string;
  readonly lastKey: string;
  /** Where to open; the end when absent. */
  readonly openAt: number | undefined;
  readonly onNearTop: () => void;
}

/**
 * The scrolling of a thread: it opens at its first unread message or at the end, stays at the end
 * while the reader is there, and says when the reader has left it.
 */
export function useScroll({ box, list, firstKey, lastKey, openAt, onNearTop }: ScrollOptions) {
  const [isAtEnd, setAtEnd] = useState(openAt === undefined);
  const atEnd = useRef(isAtEnd);
  const lastTop = useRef(0);
  const isSeen = useRef(isAtEnd);
  const { aim, drop } = useAim(box, list);
  const say = useCallback((next: boolean) => {
    isSeen.current = next;
    setAtEnd(next);
  }, []);

  const toEnd = useCallback(() => {
    drop();
    atEnd.current = true;
    say(true);
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [box, say, drop]);

  /** Puts an item into view, and with it stops following the end. */
  const toItem = useCallback(
    (index: number, align: "start" | "center") => {
      atEnd.current = false;
      aim(index, align);
    },
    [aim],
  );
  // Older messages above give every item another number.
  const isShifted = useIsShifted(firstKey);
  useLayoutEffect(() => {
    if (isShifted) drop();
  }, [isShifted, drop]);

  const open = useEffectEvent(() => {
    if (openAt === undefined) toEnd();
    else toItem(openAt, "start");
  });
  useLayoutEffect(() => open(), []);

  useLayoutEffect(() => {
    if (lastKey && (atEnd.current || isSeen.current)) toEnd();
  }, [toEnd, lastKey]);

  // The keyboard, the form and the window change the box; the content grows as it is measured.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      // A thread that fits into the box never scrolls, and its end is seen all the same.
      else say(isNearEnd(element));
    });
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [box, toEnd, say]);

  return {
    isAtEnd,
    toEnd,
    toItem,
    /** True in the one render that puts older messages above: their height moves nothing. */
    isShifted,
    onScroll() {
      const element = box.current;
      if (!element) return;
      const { scrollTop } = element;
      // Only who scrolls up leaves the end; what is measured anew below them does not take it away.
      const goesUp = scrollTop < lastTop.current;
      lastTop.current = scrollTop;
      const isNear = isNearEnd(element);
      if (isNear || goesUp) {
        atEnd.current = isNear;
        say(isNear);
      }
      if (scrollTop < TOP_PX) onNearTop();
    },
  };
}

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

function useIsShifted(firstKey: string): boolean {
  const held = useRef(firstKey);
  useLayoutEffect(() => {
    held.current = firstKey;
  });
  return held.current !== "" && held.current !== firstKey;
}
