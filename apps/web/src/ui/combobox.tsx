"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import type { KeyboardEventHandler, Ref } from "react";
import { useFieldWiring } from "./field-context.tsx";

export interface ComboboxProps {
  value: string;
  onChange: (value: string) => void;
  /** Offered while typing; anything else may be entered too. */
  suggestions: readonly string[];
  /** Called when a suggestion is picked. */
  onPick?: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  maxLength?: number;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Free text with a list of suggestions. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, suggestions, onPick, disabled, ref, ...input } = props;
  const wiring = useFieldWiring();
  return (
    <Autocomplete.Root
      items={suggestions}
      value={value}
      disabled={disabled}
      openOnInputClick
      onValueChange={(next, details) => {
        onChange(next);
        if (details.reason === "item-press") onPick?.(next);
      }}
    >
      <Autocomplete.Input
        {...wiring}
        {...input}
        {...(ref ? { ref } : {})}
        className="control"
        autoComplete="off"
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} className="z-60 w-(--anchor-width)">
          <Autocomplete.Popup className="popup max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-high empty:hidden data-empty:hidden">
            <Autocomplete.List>
              {(item: string) => (
                <Autocomplete.Item
                  key={item}
                  value={item}
                  className="target flex cursor-pointer items-center rounded-sm px-3 py-1.5 text-sm data-highlighted:bg-indigo-tint data-highlighted:text-indigo"
                >
                  {item}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
