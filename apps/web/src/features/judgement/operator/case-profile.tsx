"use client";

import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { Card } from "@/ui/card";
import { Segments } from "@/ui/segments";
import { useShortcuts } from "@/ui/use-shortcuts";
import { judgementCopy } from "../copy.ja";
import { CasePart } from "./case-part";
import { caseSections } from "./case-sections";
import type { CommentOn, FieldComments, JudgementCase, ViewedPerson } from "./judgement-case";
import { PersonGate } from "./person-gate";

const { operator: copy } = judgementCopy;
const views = ["all", "changed"] as const;
type View = (typeof views)[number];

export interface CaseProfileProps {
  found: JudgementCase;
  comments: FieldComments;
  onComment: CommentOn;
}

/**
 * The profile as it was typed, dense, each part open to a comment; what changed since the last request
 * side by side. Sex and birthday stand in it once a reason was recorded, the picture elsewhere.
 */
export function CaseProfile({ found, comments, onComment }: CaseProfileProps) {
  const [view, setView] = useState<View>("all");
  const [person, setPerson] = useState<ViewedPerson>();
  const { previous } = found;
  const { sections, before, changed, done } = caseSections(found, person);
  const shown = view === "all" ? sections : changed;
  useShortcuts({
    d: () => {
      if (previous) setView((now) => (now === "all" ? "changed" : "all"));
    },
  });
  return (
    <Card as="section" pad="none" aria-label={copy.profile} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-5 py-4">
        <h2 className="text-lg">{copy.profile}</h2>
        {previous && (
          <Segments
            hideLabel
            label={copy.view}
            options={views.map((value) => ({ value, label: copy.views[value] }))}
            value={view}
            onChange={setView}
          />
        )}
        <p className="text-ink-2 text-sm tabular-nums">
          {previous
            ? copy.previousRequest(formatDateTime(previous.requestedAt))
            : copy.entered(done, sections.length)}
        </p>
      </div>
      {shown.length === 0 && <p className="px-5 py-8 text-ink-2 text-sm">{copy.noChange}</p>}
      {shown.map((section) => (
        <CasePart
          key={section.step}
          section={section}
          before={changed.includes(section) ? (before.get(section.step) ?? "") : undefined}
          comment={comments[section.step]}
          onComment={(comment) => onComment(section.step, comment)}
        >
          {section.step === "name" && (
            <PersonGate found={found} person={person} onPerson={setPerson} />
          )}
        </CasePart>
      ))}
    </Card>
  );
}
