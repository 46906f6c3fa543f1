"use client";

import { CANDIDATE_NOTE } from "@tefuda/domain/constants/limits";
import { useState } from "react";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { ErrorState } from "@/ui/error-state";
import { Field } from "@/ui/field";
import { MoreButton } from "@/ui/paged-list";
import { SectionCard } from "@/ui/section-card";
import { SkeletonText } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { noteCopy as copy } from "./copy.ja";
import { isNote } from "./edit-note";
import { NoteItem } from "./note-item";
import { useNotes } from "./use-notes";

/** What the company has written down about a candidate, for nobody else to read. */
export function CandidateNotes({ jokerId }: { jokerId: string }) {
  const hand = useNotes(jokerId);
  const { list, notes, sending, text } = hand;
  const [leaving, setLeaving] = useState<string>();
  return (
    <SectionCard title={copy.title} lead={copy.lead}>
      <div className="grid gap-2">
        <Field label={copy.field} hideLabel count={{ text, limit: CANDIDATE_NOTE.max }}>
          <TextArea
            minRows={2}
            maxRows={10}
            value={text}
            placeholder={copy.placeholder}
            onChange={({ target }) => hand.setText(target.value)}
          />
        </Field>
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-end"
          disabled={!isNote(text)}
          onClick={hand.add}
        >
          {copy.add}
        </Button>
      </div>
      {list.isError && <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />}
      {list.isPending && <SkeletonText lines={2} />}
      {list.data && notes.length === 0 && !sending && (
        <p className="text-ink-3 text-sm">{copy.empty}</p>
      )}
      {(sending || notes.length > 0) && (
        <ul aria-label={copy.list} className="grid gap-2">
          {sending && (
            <li className="grid gap-1 rounded-md border border-line border-dashed px-3 py-2 text-ink-2">
              <p className="text-xs">{copy.sending}</p>
              <p className="whitespace-pre-line break-words text-sm">{sending.text}</p>
            </li>
          )}
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onSaved={hand.read}
              onDelete={() => setLeaving(note.id)}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={copy.more} />
      <ConfirmModal
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) hand.remove(leaving);
          setLeaving(undefined);
        }}
        title={copy.confirm.title}
        body={copy.confirm.body}
        confirmLabel={copy.confirm.yes}
        tone="danger"
      />
    </SectionCard>
  );
}
