"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Ctrl or ⌘ with S saves what is edited, as in other programs; the browser would save the page as a file.
 * @param isBusy a save is under way, or there is none
 */
export function useSaveKey(save: () => unknown, isBusy: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    event.preventDefault();
    if (!event.repeat && !isBusy) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
