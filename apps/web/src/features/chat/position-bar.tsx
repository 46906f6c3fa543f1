"use client";

import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { ChevronRight, FileText } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/ui/badge";
import { lateWindow } from "@/ui/late-window";
import { chatCopy } from "./copy.ja";
import type { Matching } from "./use-matching";
import { usePosition } from "./use-position";

const PositionModal = lateWindow(() =>
  import("./position-modal").then(({ PositionModal }) => PositionModal),
);

const copy = chatCopy.position;

/** The position that the thread is about: says when its conditions have changed, and opens them. */
export function PositionBar({ matching }: { matching: Matching }) {
  const [isOpen, setOpen] = useState(false);
  const { query, changes } = usePosition(matching, isOpen);
  if (matching.recruitmentId === null) return null;
  const isUpdated = changes.length > 0;
  return (
    <div className="shrink-0 border-line border-b bg-surface px-2 sm:px-4">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="target flex w-full items-center gap-2 rounded-md px-2 text-left text-ink-2 text-sm hover:bg-sunken"
      >
        <FileText className="size-4 shrink-0" aria-hidden="true" />
        <span className="shrink-0">{copy.open}</span>
        {isUpdated && <Badge tone="gold">{recruitmentTexts.updated}</Badge>}
        <ChevronRight className="ml-auto size-4 shrink-0" aria-hidden="true" />
      </button>
      <p role="status" className="sr-only">
        {isUpdated && recruitmentTexts.updated}
      </p>
      <PositionModal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={matching.recruitmentTitle ?? copy.open}
        query={query}
        changes={changes}
      />
    </div>
  );
}
