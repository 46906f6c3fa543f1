"use client";

import { candidateTexts } from "@tefuda/domain/candidate/constants";
import { X } from "lucide-react";
import { chipsOf } from "./chips";
import { candidateCopy as copy } from "./copy.ja";
import { type CandidateFilters, noFilters } from "./filters";

interface FilterChipsProps {
  filters: CandidateFilters;
  onChange: (change: (filters: CandidateFilters) => CandidateFilters) => void;
}

/** The active conditions; a press takes one away. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={copy.activeFilters} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <button
            type="button"
            aria-label={copy.removeFilter(label)}
            onClick={() => onChange(without)}
            className="target inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-3.5 text-sm hover:border-edge hover:bg-sunken"
          >
            <span className="truncate">{label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(() => noFilters)}
          className="target inline-flex items-center px-2 text-indigo text-sm underline underline-offset-4"
        >
          {candidateTexts.clear}
        </button>
      </li>
    </ul>
  );
}
