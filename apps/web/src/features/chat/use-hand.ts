"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const ends = ["pointerup", "pointercancel"] as const;

/**
 * Whether a finger or a mouse is down on something in a box. A press on the box itself may be one on its
 * scroll bar, and one of another button one for a menu: not every browser tells when those end.
 * @param onLetGo runs when it has let go and what it pressed has answered
 */
export function useHand(
  box: RefObject<HTMLElement | null>,
  onLetGo: () => void,
): RefObject<boolean> {
  const isDown = useRef(false);
  const letGo = useEffectEvent(onLetGo);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ target, button }: PointerEvent) => {
      clearTimeout(timer);
      isDown.current = target !== element && button === 0;
    };
    const release = () => {
      if (!isDown.current) return;
      isDown.current = false;
      // The click comes after the release.
      timer = setTimeout(letGo);
    };
    element.addEventListener("pointerdown", press, { signal });
    for (const end of ends) addEventListener(end, release, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [box]);
  return isDown;
}
