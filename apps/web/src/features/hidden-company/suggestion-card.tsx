"use client";

import { Building2 } from "lucide-react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { FieldError } from "@/ui/field-parts";
import { hiddenCompanyCopy } from "./copy.ja";
import type { Suggestion } from "./types";
import { useAdd } from "./use-add";

const copy = hiddenCompanyCopy.suggestion;

interface SuggestionCardProps {
  suggestion: Suggestion;
  /** Leads to the field, where the site is not known. */
  onEnter: () => void;
}

/** Offers the current employer as an entry; who works there should not be found by it by accident. */
export function SuggestionCard({ suggestion, onEnter }: SuggestionCardProps) {
  const { add, isAdding, error } = useAdd(() => undefined);
  const { companyName, word } = suggestion;
  return (
    <Card as="section" aria-label={copy.title} className="grid gap-4 bg-indigo-tint">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-surface text-indigo"
        >
          <Building2 className="size-5" />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 className="text-base">{copy.title}</h2>
          <p className="break-words font-semibold">{companyName}</p>
          <p className="break-all text-ink-2 text-sm">
            {word === null ? copy.unknown : copy.known(word)}
          </p>
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
      <div>
        {word === null ? (
          <Button variant="secondary" onClick={onEnter}>
            {copy.enter}
          </Button>
        ) : (
          <Button busy={isAdding} onClick={() => add(word)}>
            {copy.hide}
          </Button>
        )}
      </div>
    </Card>
  );
}
