"use client";

import { formatListTime } from "@tefuda/domain/time/format.ja";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNow } from "@/platform/use-now";
import { IconButton } from "@/ui/icon-button";
import { noteCopy as copy } from "./copy.ja";
import { EditNote } from "./edit-note";
import type { Note } from "./use-notes";

const NAME_LENGTH = 20;

interface NoteItemProps {
  note: Note;
  onDelete: () => void;
  onSaved: () => Promise<unknown>;
}

/** One note with its author and time, and what the reader may do to it. */
export function NoteItem({ note, onDelete, onSaved }: NoteItemProps) {
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const name = [...note.text].slice(0, NAME_LENGTH).join("");
  return (
    <li className="grid gap-1 rounded-md border border-line bg-paper px-3 py-2">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-ink-2 text-xs">
          <span className="font-semibold">{note.aceName ?? copy.leftAuthor}</span>
          <time dateTime={note.createdAt.toISOString()} className="tabular-nums">
            {formatListTime(note.createdAt, now)}
          </time>
          {note.isEdited && <span>{copy.edited}</span>}
        </p>
        {!isEditing && (
          <span className="flex">
            {note.canEdit && (
              <IconButton label={copy.editOf(name)} onClick={() => setEditing(true)}>
                <Pencil className="size-4" aria-hidden="true" />
              </IconButton>
            )}
            {note.canDelete && (
              <IconButton label={copy.deleteOf(name)} onClick={onDelete}>
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            )}
          </span>
        )}
      </div>
      {isEditing ? (
        <EditNote note={note} onDone={() => setEditing(false)} onSaved={onSaved} />
      ) : (
        <p className="whitespace-pre-line break-words text-sm">{note.text}</p>
      )}
    </li>
  );
}
