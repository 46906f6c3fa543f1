"use client";

import { Building2 } from "lucide-react";
import { Card } from "@/ui/card";
import { hiddenCompanyCopy } from "./copy.ja";
import { HideByName } from "./hide-by-name";
import type { Suggestion } from "./types";

const copy = hiddenCompanyCopy.suggestion;

/** Offers the current employer as an entry; who works there should not be found by it by accident. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { companyName } = suggestion;
  return (
    <Card as="section" aria-label={copy.title} className="grid gap-4 bg-indigo-tint">
      <div className="flex items-start gap-4 crowded:flex-wrap">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-surface text-indigo"
        >
          <Building2 className="size-5" />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 className="text-base">{copy.title}</h2>
          <p className="break-words font-semibold">{companyName}</p>
          <p className="text-ink-2 text-sm">{copy.reach}</p>
        </div>
      </div>
      <div>
        <HideByName companyName={companyName}>{copy.hide}</HideByName>
      </div>
    </Card>
  );
}
