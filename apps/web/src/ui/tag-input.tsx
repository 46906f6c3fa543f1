"use client";

import { clean } from "@tefuda/domain/text/clean";
import { useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";
import { uiCopy } from "./copy.ja.ts";
import { Tag } from "./tag.tsx";

export interface TagInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  suggestions?: readonly string[];
  /** No more than this many. */
  max?: number;
  placeholder?: string;
  name?: string;
  /** Length of one entry. */
  maxLength?: number;
  /** The text that is being typed, for a form that keeps it; else the box keeps it itself. */
  draft?: string;
  onDraftChange?: (text: string) => void;
  /** A word that is refused stays in the box; the field says why. */
  accepts?: (word: string) => boolean;
}

/** A list of short words: picked from suggestions or typed and entered. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, suggestions = [], max, placeholder, name, maxLength } = props;
  const [ownDraft, setOwnDraft] = useState("");
  const draft = props.draft ?? ownDraft;
  const setDraft = props.onDraftChange ?? setOwnDraft;
  const input = useRef<HTMLInputElement>(null);
  const full = max !== undefined && value.length >= max;

  const add = (text: string) => {
    const word = clean(text);
    if (word && props.accepts?.(word) === false) return;
    if (word && !full && !value.includes(word)) onChange([...value, word]);
    setDraft("");
  };
  const remove = (word: string) => {
    onChange(value.filter((other) => other !== word));
    input.current?.focus();
  };

  return (
    <div className="grid gap-2.5">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <Combobox
            ref={input}
            value={draft}
            onChange={setDraft}
            onPick={add}
            suggestions={suggestions.filter((word) => !value.includes(word))}
            onEnter={() => add(draft)}
            disabled={full}
            placeholder={placeholder}
            name={name}
            maxLength={maxLength}
          />
        </div>
        <Button
          variant="secondary"
          className="shrink-0"
          disabled={full || clean(draft) === ""}
          onClick={() => add(draft)}
        >
          {uiCopy.add}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((word) => (
            <li key={word} className="min-w-0">
              <Tag label={word} tone="indigo" onRemove={() => remove(word)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
