import { useSyncExternalStore } from "react";
import { displaySettings } from "./display-settings";

/** As in `widths.css`: in letters of 150 and 200 % a window has the layout of one half as wide. */
const LARGE = ["150", "200"];
const lists = (px: number) => [px, 2 * px].map((width) => matchMedia(`(width >= ${width}px)`));

/** Whether the window has the layout of one of so many pixels or more; only in the browser. */
function isWide(px: number): boolean {
  const [usual, large] = lists(px);
  return (LARGE.includes(displaySettings.textScale()) ? large : usual)?.matches ?? false;
}

/** As `isWide`, kept up to date; `onServer` before the browser has said. */
export function useWide(px: number, onServer = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const asked = lists(px);
      for (const list of asked) list.addEventListener("change", changed);
      const unsubscribe = displaySettings.subscribe(changed);
      return () => {
        for (const list of asked) list.removeEventListener("change", changed);
        unsubscribe();
      };
    },
    () => isWide(px),
    () => onServer,
  );
}
