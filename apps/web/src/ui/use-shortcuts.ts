"use client";

import { useEffect, useRef } from "react";

/** Keys and what they do; a key is a letter in lower case or a name such as `Escape`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches(
    "textarea, select, [contenteditable], [role=combobox], input:not([type=radio], [type=checkbox])",
  );

/** Enter already does something there. */
const isPressed = (target: EventTarget | null, key: string) =>
  key === "Enter" && target instanceof HTMLElement && target.closest("a, button, summary") !== null;

const OVERLAY = '[role="dialog"], [role="menu"]';

/** Runs shortcuts while no text is being typed and no dialog or menu is open. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector(OVERLAY)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (isPressed(event.target, key)) return;
      const run = latest.current[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
