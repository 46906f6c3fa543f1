"use client";

import { useMutation } from "@tanstack/react-query";
import { CANDIDATE_NOTE } from "@tefuda/domain/constants/limits";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPCClient } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { noteCopy as copy } from "./copy.ja";
import type { Note } from "./use-notes";

/** Whether a text can be a note. */
export const isNote = (text: string) =>
  clean(text) !== "" && countGraphemes(clean(text)) <= CANDIDATE_NOTE.max;

interface EditNoteProps {
  note: Note;
  onDone: () => void;
  onSaved: () => Promise<unknown>;
}

/** One's own note, being changed; it stays open with its words when saving fails. */
export function EditNote({ note, onDone, onSaved }: EditNoteProps) {
  const client = useTRPCClient();
  const toast = useToast();
  const kept = useKeptText("candidateNote", note.id, note.text);
  const text = kept.value;
  const save = useMutation({
    meta: { ownErrors: true },
    mutationFn: (typed: string) =>
      client.candidateNote.edit.mutate({ id: note.id, text: clean(typed) }),
    onSuccess: async (_saved, typed) => {
      await onSaved();
      toast.success();
      if (kept.sent(typed)) onDone();
    },
    onError: (error) => toast.error(failureOf(error).message),
  });
  return (
    <div className="grid gap-2">
      <RestoredBanner at={kept.restoredAt} onDiscard={kept.clear} />
      <Field label={copy.edit} hideLabel count={{ text, limit: CANDIDATE_NOTE.max }}>
        <TextArea
          minRows={2}
          maxRows={10}
          value={text}
          onChange={({ target }) => kept.set(target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onDone}>
          {copy.cancel}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!isNote(text)}
          busy={save.isPending}
          onClick={() => save.mutate(text)}
        >
          {copy.save}
        </Button>
      </div>
    </div>
  );
}
