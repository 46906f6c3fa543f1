"use client";

import { FIELD_COMMENT_MAX } from "@tefuda/domain/judgement/schema";
import { MessageSquarePlus } from "lucide-react";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { judgementCopy } from "../copy.ja";

const { operator: copy } = judgementCopy;

interface AddCommentProps {
  /** The title of the part that it is about. */
  title: string;
  onAdd: () => void;
}

/** The button that opens a comment on one part of a profile. */
export function AddComment({ title, onAdd }: AddCommentProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-my-1.5 @max-xs:-ml-3 self-start justify-self-start"
      aria-label={copy.commentOn(title)}
      icon={<MessageSquarePlus className="size-4" aria-hidden="true" />}
      onClick={onAdd}
    >
      {copy.addComment}
    </Button>
  );
}

interface PartCommentProps {
  text: string;
  /** Undefined takes the comment away. */
  onChange: (comment: string | undefined) => void;
}

/** What the seeker is told about one part of the profile. */
export function PartComment({ text, onChange }: PartCommentProps) {
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
