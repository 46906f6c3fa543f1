"use client";

import { useEffect, useId } from "react";
import { holdPage, letPageGo } from "./hold-page";

/** Asks before the page is closed or reloaded, as long as something on it is not kept. */
export function useHeldPage(isUnkept: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isUnkept) return;
    holdPage(id);
    return () => letPageGo(id);
  }, [id, isUnkept]);
}
