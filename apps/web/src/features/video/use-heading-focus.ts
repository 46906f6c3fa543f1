"use client";

import { useEffect, useRef } from "react";

/** Goes on at the heading when the page's content changes: what was pressed there is gone. */
export function useHeadingFocus(content: string) {
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return;
    before.current = content;
    // A window that closes together with the old content gives its focus back first.
    const turn = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>("#main h1");
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(turn);
  }, [content]);
}
