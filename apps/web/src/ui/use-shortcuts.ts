"use client";

import { useEffect, useRef } from "react";
import { displaySettings } from "./display-settings.ts";
import { isConverting } from "./is-converting.ts";

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

export interface ShortcutOptions {
  /** Runs again and again while a key is held, as for moving through a list. */
  repeats?: boolean;
}

/**
 * Runs shortcuts while no text is being typed and no dialog or menu is open. Letters can be switched
 * off as shortcuts (WCAG 2.1.4), names such as `Escape` cannot.
 */
export function useShortcuts(shortcuts: Shortcuts, { repeats = false }: ShortcutOptions = {}) {
  const latest = useRef({ shortcuts, repeats });
  useEffect(() => {
    latest.current = { shortcuts, repeats };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isConverting(event)) return;
      if (isTyping(event.target) || document.querySelector(OVERLAY)) return;
      const isLetter = event.key.length === 1;
      const key = isLetter ? event.key.toLowerCase() : event.key;
      if (isPressed(event.target, key) || (isLetter && !displaySettings.singleKeys())) return;
      const run = latest.current.shortcuts[key];
      if (!run || (event.repeat && !latest.current.repeats)) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
