"use client";
import { useEffect } from "react";

const codes = ["oobCode", "invite"];

/**
 * Takes the one-time code of a mailed link out of the address bar, and so out of the browser's history,
 * once its page has it. The state of the entry stays, which is how the page keeps its code when it is
 * drawn anew.
 */
export function ForgetCode() {
  useEffect(() => {
    const shown = new URL(window.location.href);
    for (const name of codes) shown.searchParams.delete(name);
    window.history.replaceState(window.history.state, "", shown);
  }, []);
  return null;
}
