import { useEffect } from "react";
import { keptWish } from "./browser-state";

/**
 * Does what a visitor has chosen, once: when the page was opened for it, by the person who has come in.
 * @param path the address of what this part of the page can do (`wishPath`)
 * @param fulfil does it, and hears whether it was chosen on this device and not by an address alone; false
 * while it cannot be done, and it stays kept
 */
export function useWish(path: string, fulfil: false | ((isOwn: boolean) => void)): void {
  useEffect(() => {
    if (!fulfil || location.pathname + location.search !== path) return;
    history.replaceState(history.state, "", location.pathname);
    const isOwn = keptWish.get() === path;
    if (isOwn) keptWish.set(undefined);
    fulfil(isOwn);
  }, [path, fulfil]);
}
