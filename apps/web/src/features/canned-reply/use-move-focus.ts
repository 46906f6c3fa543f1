"use client";

import { useLayoutEffect, useRef } from "react";

export type Direction = -1 | 1;

/**
 * Keeps the focus on the button that moves an entry when the entry goes to another place with it; at
 * an end of the list, where that button can do nothing more, it goes to the opposite one.
 */
export function useMoveFocus(order: readonly string[]) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const moved = useRef<{ id: string; by: Direction }>(undefined);
  const places = order.join();
  const shown = useRef(places);
  useLayoutEffect(() => {
    if (shown.current === places) return;
    shown.current = places;
    if (!moved.current) return;
    const { id, by } = moved.current;
    const button = (direction: number) => buttons.current.get(`${id}:${direction}`);
    const again = button(by);
    (again?.disabled ? button(-by) : again)?.focus();
  });
  return {
    ref: (id: string, by: Direction) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${id}:${by}`, button);
      else buttons.current.delete(`${id}:${by}`);
    },
    follow: (id: string, by: Direction) => {
      moved.current = { id, by };
    },
  };
}
