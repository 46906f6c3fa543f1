"use client";

import { type RefObject, useEffect, useRef } from "react";
import { isConverting } from "@/ui/is-converting";

export interface DeckKeys {
  skip(): void;
  offer(): void;
  keep(): void;
  open(): void;
  undo(): void;
}

const names: Readonly<Record<string, keyof DeckKeys>> = {
  ArrowLeft: "skip",
  ArrowRight: "offer",
  Enter: "offer",
  k: "keep",
  ArrowUp: "open",
  z: "undo",
};

/**
 * The deck by keyboard, while the focus is in it: letters must not act from elsewhere on the page
 * (WCAG 2.1.4), and Enter on a button is that button's.
 */
export function useDeckKeys(box: RefObject<HTMLElement | null>, keys: DeckKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const isChorded = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (isChorded || event.repeat || isConverting(event) || event.defaultPrevented) return;
      const name = names[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const isControl = event.target instanceof Element && event.target.closest("a, button");
      if (!name || (event.key === "Enter" && isControl)) return;
      event.preventDefault();
      latest.current[name]();
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [box]);
}
