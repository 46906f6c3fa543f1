"use client";

import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import { FIELD_COMMENT_MAX } from "@tefuda/domain/judgement/schema";
import { MessageSquarePlus } from "lucide-react";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Tag } from "@/ui/tag";
import { TextArea } from "@/ui/text-area";
import { TextDiff } from "@/ui/text-diff";
import { judgementCopy } from "../copy.ja";
import { holdsContact, sectionText } from "./section-text";

const { operator: copy } = judgementCopy;

interface CasePartProps {
  section: ProfileSection;
  /** The part as it was at the last request, when it has changed since. */
  before: string | undefined;
  comment: string | undefined;
  onComment: (comment: string | undefined) => void;
}

/** One part of the profile, with what an operator should notice in it and the comment on it. */
export function CasePart({ section, before, comment, onComment }: CasePartProps) {
  const { title } = section;
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-line border-b px-5 py-3.5 last:border-0 xl:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap items-start gap-2 pt-0.5 xl:grid xl:content-start xl:justify-items-start">
        <h3 className="font-normal text-ink-2 text-sm">{title}</h3>
        {before !== undefined && <Badge tone="indigo">{copy.changedMark}</Badge>}
        {holdsContact(section) && <Badge tone="gold">{copy.contact}</Badge>}
      </div>
      <div className="grid min-w-0 gap-3 max-xl:order-last max-xl:col-span-2 xl:last:col-span-2">
        {before === undefined ? (
          <Entries section={section} />
        ) : (
          <TextDiff
            before={before}
            after={sectionText(section)}
            labels={{ before: copy.before, after: copy.after }}
          />
        )}
        {comment !== undefined && <Comment text={comment} onChange={onComment} />}
      </div>
      {comment === undefined && (
        <Button
          variant="quiet"
          size="sm"
          className="-my-1.5 self-start justify-self-start"
          aria-label={copy.commentOn(title)}
          icon={<MessageSquarePlus className="size-4" aria-hidden="true" />}
          onClick={() => onComment("")}
        >
          {copy.addComment}
        </Button>
      )}
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

interface CommentProps {
  text: string;
  onChange: (comment: string | undefined) => void;
}

function Comment({ text, onChange }: CommentProps) {
  return (
    <div className="grid gap-2">
      <Field label={copy.fieldComment} count={{ text, limit: FIELD_COMMENT_MAX }}>
        <TextArea
          minRows={2}
          autoFocus
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange(undefined)}
      >
        {copy.removeComment}
      </Button>
    </div>
  );
}
