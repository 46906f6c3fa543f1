"use client";

import { SEARCH_WORDS_MAX } from "@tefuda/domain/candidate/constants";
import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Field } from "@/ui/field";
import { TextInput } from "@/ui/text-input";
import { candidateCopy as copy } from "./copy.ja";

interface WordsFieldProps {
  value: string;
  onChange: (words: string) => void;
}

/** Free words; searched for once the typing rests, or at Enter. */
export function WordsField({ value, onChange }: WordsFieldProps) {
  const [draft, setDraft] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The filters can be cleared, or the address go back, while the field is open.
  useEffect(() => setDraft(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() !== value) latest.current(words.trim());
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commit(draft);
        }}
      >
        <Field label={copy.words} help={copy.wordsHelp}>
          <TextInput
            type="search"
            value={draft}
            maxLength={SEARCH_WORDS_MAX}
            placeholder={copy.wordsPlaceholder}
            before={<Search className="size-4" aria-hidden="true" />}
            onChange={({ target }) => {
              setDraft(target.value);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => commit(target.value), INPUT_DEBOUNCE_MS);
            }}
          />
        </Field>
      </form>
    </search>
  );
}
