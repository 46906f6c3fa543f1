"use client";

import { type ProfileSection, profileSections } from "@tefuda/domain/joker/profile-sections.ja";
import { FIELD_COMMENT_MAX } from "@tefuda/domain/judgement/schema";
import { MessageSquarePlus } from "lucide-react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Field } from "@/ui/field";
import { Tag } from "@/ui/tag";
import { TextArea } from "@/ui/text-area";
import { judgementCopy } from "../copy.ja";
import type { FieldComments, JudgementCase } from "./judgement-case";

const { operator: copy } = judgementCopy;

export interface CaseProfileProps {
  found: JudgementCase;
  comments: FieldComments;
  onComments: (comments: FieldComments) => void;
}

/** The whole profile as it was typed, dense, each part open to a comment. */
export function CaseProfile({ found, comments, onComments }: CaseProfileProps) {
  const sections = profileSections(found.profile);
  const done = sections.filter(({ isFilled }) => isFilled).length;
  return (
    <Card as="section" pad="none" aria-label={copy.profile}>
      <div className="flex items-baseline justify-between gap-4 border-line border-b px-5 py-4">
        <h2 className="text-lg">{copy.profile}</h2>
        <p className="text-ink-2 text-sm tabular-nums">{copy.entered(done, sections.length)}</p>
      </div>
      {sections.map((section) => (
        <Part
          key={section.step}
          section={section}
          comment={comments[section.step]}
          onComment={(comment) => {
            const { [section.step]: _gone, ...rest } = comments;
            onComments(comment === undefined ? rest : { ...rest, [section.step]: comment });
          }}
        />
      ))}
    </Card>
  );
}

interface PartProps {
  section: ProfileSection;
  comment: string | undefined;
  onComment: (comment: string | undefined) => void;
}

function Part({ section: { title, entries }, comment, onComment }: PartProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-line border-b px-5 py-3.5 last:border-0 xl:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      <h3 className="pt-0.5 font-normal text-ink-2 text-sm">{title}</h3>
      <div className="grid min-w-0 gap-3 max-xl:order-last max-xl:col-span-2 xl:last:col-span-2">
        {entries.length === 0 && <p className="text-ink-3 text-sm">{copy.emptySection}</p>}
        {entries.map(({ label, note, text, words }) => (
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
        ))}
        {comment !== undefined && (
          <div className="grid gap-2">
            <Field label={copy.fieldComment} count={{ text: comment, limit: FIELD_COMMENT_MAX }}>
              <TextArea
                minRows={2}
                autoFocus
                value={comment}
                onChange={(event) => onComment(event.target.value)}
              />
            </Field>
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() => onComment(undefined)}
            >
              {copy.removeComment}
            </Button>
          </div>
        )}
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
