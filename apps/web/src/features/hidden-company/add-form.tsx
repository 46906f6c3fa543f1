"use client";

import { wholeSiteOf } from "@tefuda/domain/joker/hidden-company";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { SectionCard } from "@/ui/section-card";
import { TextInput } from "@/ui/text-input";
import { BroadModal } from "./broad-modal";
import { hiddenCompanyCopy } from "./copy.ja";
import { useAdd } from "./use-add";

const copy = hiddenCompanyCopy.add;

/** Adds a company by its name, site, mail domain or corporate number. */
export function AddForm() {
  const [word, setWord] = useState("");
  const { add, isAdding, error, isAsking, broad, confirmBroad, closeBroad } = useAdd(() =>
    setWord(""),
  );
  const host = wholeSiteOf(word);
  return (
    <SectionCard title={copy.title} lead={hiddenCompanyCopy.matchedNote}>
      <form
        noValidate
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAdding) add(word);
        }}
      >
        <Field label={copy.label} hideLabel help={host && copy.wholeSite(host)} error={error}>
          <TextInput
            value={word}
            onChange={({ target }) => setWord(target.value)}
            placeholder={copy.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          busy={isAdding && !isAsking}
          icon={<Plus className="size-4" aria-hidden="true" />}
        >
          {copy.submit}
        </Button>
      </form>
      <BroadModal
        open={isAsking}
        preview={broad}
        busy={isAdding}
        onClose={closeBroad}
        onConfirm={() => confirmBroad(word)}
      />
    </SectionCard>
  );
}
