"use client";

import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { Tag } from "@/ui/tag";
import { TextDiff } from "@/ui/text-diff";
import { judgementCopy } from "../copy.ja";
import { AddComment, PartComment } from "./part-comment";
import { holdsContact, sectionText } from "./section-text";

const { operator: copy } = judgementCopy;

interface CasePartProps {
  section: ProfileSection;
  /** The part as it was at the last request, when it has changed since. */
  before: string | undefined;
  comment: string | undefined;
  onComment: (comment: string | undefined) => void;
  /** What stands below the entries. */
  children?: ReactNode;
}

/** One part of the profile, with what an operator should notice in it and the comment on it. */
export function CasePart({ section, before, comment, onComment, children }: CasePartProps) {
  const { title } = section;
  return (
    <section
      aria-label={title}
      className="grid gap-x-5 gap-y-2 border-line border-b px-5 py-3.5 last:border-0 @xs:grid-cols-[minmax(0,1fr)_auto] @xl:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap items-start gap-2 pt-0.5 @xl:grid @xl:content-start @xl:justify-items-start">
        <h3 className="font-normal text-ink-2 text-sm">{title}</h3>
        {before !== undefined && <Badge tone="indigo">{copy.changedMark}</Badge>}
        {holdsContact(section) && <Badge tone="gold">{copy.contact}</Badge>}
      </div>
      <div className="grid min-w-0 gap-3 @xs:@max-xl:order-last @xs:@max-xl:col-span-2 @xl:last:col-span-2">
        {before === undefined ? (
          <Entries section={section} />
        ) : (
          <TextDiff
            before={before}
            after={sectionText(section)}
            labels={{ before: copy.before, after: copy.after }}
          />
        )}
        {children}
        {comment !== undefined && <PartComment text={comment} onChange={onComment} />}
      </div>
      {comment === undefined && <AddComment title={title} onAdd={() => onComment("")} />}
    </section>
  );
}

function Entries({ section: { entries } }: { section: ProfileSection }) {
  if (entries.length === 0) return <p className="text-ink-3 text-sm">{copy.emptySection}</p>;
  return entries.map(({ label, note, text, words }) => (
    <div key={`${label}${text}${words}`} className="min-w-0">
      {label && <p className="font-semibold text-sm">{label}</p>}
      {note && <p className="text-ink-3 text-xs">{note}</p>}
      {text && <p className="whitespace-pre-line text-sm">{text}</p>}
      {words && (
        <ul className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="min-w-0">
              <Tag label={word} />
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
