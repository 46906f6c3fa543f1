"use client";

import { type RefObject, useEffect, useState } from "react";

/** As long as a reader waits for what moves no more; a second at most on a slow screen. */
const MOST_FRAMES = 30;

/**
 * Whether a list of messages stands where it opens. Its first frames measure: lines come before
 * bubbles, and the end moves away. Nobody needs to watch that.
 */
export function usePlaced(box: RefObject<HTMLElement | null>): boolean {
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    let before = "";
    let frames = 0;
    let frame = 0;
    const look = () => {
      frames += 1;
      const here = box.current ? placeOf(box.current) : "";
      if ((here !== "" && here === before) || frames > MOST_FRAMES) return setPlaced(true);
      before = here;
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [box]);
  return isPlaced;
}

/** Where it stands; nothing while something in it is still to be measured. */
function placeOf(box: HTMLElement): string {
  const isMeasuring = box.querySelector('[style*="visibility: hidden"]') !== null;
  return isMeasuring ? "" : `${box.scrollTop} ${box.scrollHeight}`;
}
