"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { isConverting } from "./is-converting";

interface ListboxOptions {
  items: readonly string[];
  onPick: (value: string) => void;
}

/** Keys and ARIA of a text box that owns a list: arrows move, Enter picks, Escape closes. */
export function useListbox({ items, onPick }: ListboxOptions) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && items.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const start = () => {
    setOpen(true);
    setActive(-1);
  };
  const pick = (value: string) => {
    onPick(value);
    close();
  };

  /** True when the key was used up by the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    // Used up by the conversion of kana, which Enter confirms: not for the list, nor for whoever asks.
    if (isConverting(event)) return true;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(
        (now) => (now < 0 && step < 0 ? items.length : now + step + items.length) % items.length,
      );
      return true;
    }
    const chosen = items[active];
    if (event.key === "Enter" && shown && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
      return true;
    }
    if (event.key === "Escape" && shown) {
      // Closes the list only, not the dialog it may stand in.
      event.stopPropagation();
      close();
      return true;
    }
    return false;
  };

  const inputProps = {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": shown,
    "aria-controls": shown ? listId : undefined,
    "aria-activedescendant": shown && active >= 0 ? optionId(active) : undefined,
  } as const;

  return { listId, optionId, shown, active, setActive, start, close, pick, onKey, inputProps };
}
