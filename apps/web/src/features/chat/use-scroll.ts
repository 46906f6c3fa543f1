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
import type { TimelineItem } from "./timeline";
import { type Goal, useAim } from "./use-aim";
import { useHand } from "./use-hand";

/** As near to the end as still counts as being there. */
const NEAR_PX = 80;
/** From here on upwards, older messages are asked for: about two screens of a phone ahead. */
const TOP_PX = 1500;

interface ScrollOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly list: RefObject<VirtualizerHandle | null>;
  /** What is drawn, from top to bottom. */
  readonly items: readonly TimelineItem[];
  /** The key of the item to open at; the end when absent. */
  readonly openAt: string | undefined;
  readonly onNearTop: () => void;
}

/**
 * The scrolling of a thread: it opens at its first unread message or at the end, stays at the end
 * while the reader is there, and says when the reader has left it.
 */
export function useScroll(options: ScrollOptions) {
  const { box, list, items, openAt, onNearTop } = options;
  const lastKey = items.at(-1)?.key ?? "";
  const [isAtEnd, setAtEnd] = useState(openAt === undefined);
  const atEnd = useRef(isAtEnd);
  const lastTop = useRef(0);
  const isSeen = useRef(isAtEnd);
  const { goal, aim, drop } = useAim(box, list, (key) => indexOf(items, key));
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
    (key: string, align: "start" | "center") => {
      atEnd.current = false;
      aim({ key, align });
    },
    [aim],
  );
  const held = useRef(items);
  const growth = growthOf(held.current, items);
  const atTop = useRef<Goal>(undefined);
  // The list knows only of what comes in above all others; where more has come in, what is read stays.
  const keepPlace = useEffectEvent(() => {
    const anchor = goal.current ?? atTop.current;
    if (!anchor || atEnd.current) return;
    const at = indexOf(items, anchor.key);
    const moved = at - indexOf(held.current, anchor.key);
    if (at >= 0 && moved !== (growth.isAbove ? growth.count : 0)) aim(anchor);
  });
  useLayoutEffect(() => {
    if (held.current !== items) keepPlace();
    held.current = items;
  }, [items]);

  const open = useEffectEvent(() => {
    if (openAt === undefined) toEnd();
    else toItem(openAt, "start");
  });
  useLayoutEffect(() => open(), []);

  // What is under a finger stays under it: the end is followed once it has let go.
  const isHeld = useHand(box, () => {
    if (atEnd.current) toEnd();
  });
  const follow = useCallback(() => {
    atEnd.current = true;
    if (!isHeld.current) toEnd();
  }, [isHeld, toEnd]);

  useLayoutEffect(() => {
    if (lastKey && (atEnd.current || isSeen.current)) follow();
  }, [follow, lastKey]);

  // The keyboard, the form and the window change the box; the content grows as it is measured.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) follow();
      // A thread that fits into the box never scrolls, and its end is seen all the same.
      else say(isNearEnd(element));
    });
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [box, follow, say]);

  return {
    isAtEnd,
    toEnd,
    toItem,
    /** True in the one render that puts older messages above, and nothing else: their height moves nothing. */
    isShifted: growth.isAbove,
    onScroll() {
      const element = box.current;
      if (!element) return;
      const { scrollTop } = element;
      atTop.current = itemAt(list.current, scrollTop, items);
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

/** The item that stands at the top of the view, and how much of it is above. */
function itemAt(
  list: VirtualizerHandle | null,
  top: number,
  items: readonly TimelineItem[],
): Goal | undefined {
  const index = list?.findItemIndex(top) ?? -1;
  const item = items[index];
  if (!list || !item) return undefined;
  return { key: item.key, align: "start", offset: top - list.getItemOffset(index) };
}

/** How many items came in, and whether all of them are above the first message there was. */
export function growthOf(before: readonly TimelineItem[], after: readonly TimelineItem[]) {
  const count = after.length - before.length;
  const first = before.findIndex(({ kind }) => kind === "message");
  const key = before[first]?.key;
  const isAbove = count > 0 && key !== undefined && indexOf(after, key) - first === count;
  return { count, isAbove };
}

const indexOf = (items: readonly TimelineItem[], key: string): number =>
  items.findIndex((item) => item.key === key);
