"use client";

import { useRef } from "react";
import { useShortcuts } from "./use-shortcuts.ts";

/** Moves through the cases of a table by `j` and `k`; the answer is the ref of what is around it. */
export function useQueueKeys() {
  const around = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => {
    const links: Element[] = [...(around.current?.querySelectorAll("[data-case]") ?? [])];
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
    const next = links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) }, { repeats: true });
  return around;
}
