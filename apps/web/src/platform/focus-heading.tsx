"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** A page that takes longer to come has lost the reader's attention anyway. */
const PATIENCE_MS = 10_000;

/** What goes on by itself where the reader is: a window, or a field that the new page has put the focus in. */
const isBusy = (focused: Element | null) =>
  focused !== null && focused !== document.body && focused.closest("main, [role=dialog]") !== null;

/**
 * Brings the focus to the heading of each page that takes another one's place: what was pressed is gone
 * with the old one, and who hears the screen begins to read here.
 */
export function FocusHeading() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    let observer: MutationObserver | undefined;
    const stop = () => {
      observer?.disconnect();
      clearTimeout(patience);
    };
    const look = () => {
      if (isBusy(document.activeElement)) return stop();
      const heading = ["main h1", "main h2"]
        .flatMap((level) => [...document.querySelectorAll<HTMLElement>(level)])
        .find((one) => one.getClientRects().length > 0);
      if (!heading) return;
      stop();
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const patience = setTimeout(stop, PATIENCE_MS);
    observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return stop;
  }, [path]);
  return null;
}
