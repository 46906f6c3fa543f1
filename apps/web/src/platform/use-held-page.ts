"use client";

import { useEffect, useId } from "react";
import { holdPage, letPageGo } from "./hold-page";

/** Lets the browser open a link, which asks first: the product would go on within the page. */
function byBrowser(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

/** Asks before the page is closed, reloaded or left by a link, as long as something on it is not kept. */
export function useHeldPage(isUnkept: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isUnkept) return;
    const held = new AbortController();
    holdPage(id);
    addEventListener("click", byBrowser, { capture: true, signal: held.signal });
    return () => {
      letPageGo(id);
      held.abort();
    };
  }, [id, isUnkept]);
}
