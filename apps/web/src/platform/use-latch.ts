"use client";

import { useState } from "react";

/**
 * Does a work once, whatever is pressed until it has ended. It stays at that when the work answers
 * `left`: the person is on the way to another page.
 */
export function latch(tell: (isBusy: boolean) => void) {
  let isShut = false;
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isShut) return;
    isShut = true;
    tell(true);
    let end: unknown;
    try {
      end = await work();
    } finally {
      isShut = end === "left";
      tell(isShut);
    }
  };
}

/**
 * The latch of a button. That the button is drawn busy does not do: a second press may come before
 * that.
 */
export function useLatch() {
  const [isBusy, setBusy] = useState(false);
  const [once] = useState(() => latch(setBusy));
  return { isBusy, once };
}
