"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** As near to the end as still counts as being there. */
const NEAR_PX = 80;
/** From here on upwards, older messages are asked for. */
const TOP_PX = 240;

/**
 * The scrolling of a thread: it stays at the end while the reader is there, keeps its place when
 * older messages come in above, and says when the reader has scrolled away from the end.
 */
export function useScroll(
  box: RefObject<HTMLElement | null>,
  { firstKey, lastKey, onNearTop }: { firstKey: string; lastKey: string; onNearTop: () => void },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const atEnd = useRef(true);
  const before = useRef({ firstKey: "", lastKey: "", height: 0 });

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [box]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const held = before.current;
    if (atEnd.current) toEnd();
    else if (held.firstKey !== firstKey) element.scrollTop += element.scrollHeight - held.height;
    before.current = { firstKey, lastKey, height: element.scrollHeight };
  }, [box, toEnd, firstKey, lastKey]);

  // The keyboard, the form and the window change the box; the content grows when images load.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      before.current.height = element.scrollHeight;
    });
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [box, toEnd]);

  return {
    isAtEnd,
    toEnd,
    onScroll() {
      const element = box.current;
      if (!element) return;
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      atEnd.current = left < NEAR_PX;
      setAtEnd(atEnd.current);
      if (element.scrollTop < TOP_PX) onNearTop();
    },
  };
}
