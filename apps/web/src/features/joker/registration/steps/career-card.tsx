"use client";

import { formatWorkingPeriod } from "@tefuda/domain/joker/profile-sections.ja";
import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { ConfirmModal } from "@/ui/confirm-modal";
import { jokerCopy } from "../../copy.ja";
import type { CareerDraft } from "./career-draft";
import { CareerFields } from "./career-fields";

const { career: copy } = jokerCopy;
const isWholeMonth = (text: string) => /^\d{4}-\d{2}$/.test(text);

export interface CareerCardProps {
  career: CareerDraft;
  number: number;
  isOpen: boolean;
  /** Of the whole list; this entry's begin with `careers.{number - 1}.`. */
  errors: Readonly<Record<string, string>>;
  onToggle: () => void;
  onChange: (patch: Partial<CareerDraft>) => void;
  onRemove: () => void;
}

/** One career: a card that says what it is, and opens to be edited. */
export function CareerCard(props: CareerCardProps) {
  const { career, number, isOpen, errors, onToggle, onChange, onRemove } = props;
  const [isAsking, setAsking] = useState(false);
  const prefix = `careers.${number - 1}.`;
  const own = Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, message]) => [path.slice(prefix.length), message]),
  );
  const note = [
    career.position,
    isWholeMonth(career.startWorkingDuration) && formatWorkingPeriod(career),
  ].filter(Boolean);

  return (
    <Card pad="none" selected={isOpen} className="overflow-hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex w-full items-center gap-3 px-5 py-4 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="text-ink-3 text-xs">{copy.nth(number)}</span>
          <span className="truncate font-semibold">{career.companyName || copy.untitled}</span>
          {!isOpen && note.length > 0 && (
            <span className="text-ink-2 text-sm">{note.join(" ・ ")}</span>
          )}
        </span>
        <ChevronDown
          className={`size-5 shrink-0 text-ink-2 transition-[rotate] ${isOpen ? "rotate-180" : ""}`}
          aria-hidden="true"
        />
      </button>
      {isOpen && (
        <div className="grid gap-6 border-line border-t px-5 py-6">
          <CareerFields career={career} onChange={onChange} errors={own} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              onClick={() => (career.companyName || career.business ? setAsking(true) : onRemove())}
            >
              {copy.remove}
            </Button>
            <Button variant="secondary" size="sm" onClick={onToggle}>
              {copy.close}
            </Button>
          </div>
        </div>
      )}
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        title={copy.removeTitle}
        body={copy.removeBody}
        confirmLabel={copy.remove}
        tone="danger"
      />
    </Card>
  );
}
