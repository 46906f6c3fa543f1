"use client";

import { fold } from "@tefuda/domain/text/fold";
import clsx from "clsx";
import type { KeyboardEvent, Ref } from "react";
import { uiCopy } from "./copy.ja.ts";
import { useFieldWiring } from "./field-context.tsx";
import { useListbox } from "./use-listbox.ts";

export interface ComboboxProps {
  value: string;
  onChange: (value: string) => void;
  /** Offered while typing; anything else may be entered too. */
  suggestions: readonly string[];
  /** Called when a suggestion is picked. */
  onPick?: (value: string) => void;
  /** Enter on the text itself, no suggestion being chosen. */
  onEnter?: () => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const maxShown = 50;

/** Free text with a list of suggestions. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, suggestions, onPick, onEnter, ...input } = props;
  const wiring = useFieldWiring();
  const items = suggestions.filter((item) => fold(item).includes(fold(value))).slice(0, maxShown);
  const list = useListbox({
    items,
    onPick: (text) => {
      onChange(text);
      onPick?.(text);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKey(event) || event.key !== "Enter" || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="relative">
      <input
        {...wiring}
        {...input}
        {...list.inputProps}
        type="text"
        value={value}
        className="control"
        onChange={(event) => {
          onChange(event.target.value);
          list.start();
        }}
        onClick={list.start}
        onBlur={list.close}
        onKeyDown={onKeyDown}
      />
      {list.shown && (
        <div
          role="listbox"
          id={list.listId}
          tabIndex={-1}
          aria-label={uiCopy.suggestions}
          className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-72 animate-rise overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-high"
        >
          {items.map((item, index) => (
            <div
              key={item}
              role="option"
              id={list.optionId(index)}
              tabIndex={-1}
              aria-selected={index === list.active}
              // Focus stays in the text box, so that its blur does not close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => list.pick(item)}
              onKeyDown={list.onKey}
              onPointerEnter={() => list.setActive(index)}
              ref={(node) => {
                if (index === list.active) node?.scrollIntoView({ block: "nearest" });
              }}
              className={clsx(
                "target flex cursor-pointer items-center rounded-sm px-3 py-1.5 text-sm",
                index === list.active && "bg-indigo-tint text-indigo",
              )}
            >
              {item}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
