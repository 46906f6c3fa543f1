"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { clean } from "@tefuda/domain/text/clean";
import { uuidv7 } from "uuidv7";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { hasFields, isText } from "@/platform/stored";
import { type Outputs, useTRPC, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";

/** A note before it is stored; the id is made with its first letter. */
interface NewNote {
  readonly id: string;
  readonly text: string;
}
const newNote: DraftKind<NewNote> = {
  name: "newCandidateNote",
  isValue: hasFields<NewNote>({ id: isText, text: isText }),
};
const noNote: NewNote = { id: "", text: "" };

export type Note = Outputs["candidateNote"]["list"]["items"][number];

/**
 * The company's notes on a candidate. What is written shows at once; when it does not arrive, the
 * words are back in the field and go under the same id when sent again.
 */
export function useNotes(jokerId: string) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const toast = useToast();
  const draft = useKept(newNote, jokerId, noNote);
  const list = useInfiniteQuery(
    trpc.candidateNote.list.infiniteQueryOptions({ jokerId }, nextPage),
  );
  const queryKey = trpc.candidateNote.list.infiniteQueryKey({ jokerId });
  const read = () => queries.invalidateQueries({ queryKey });
  useReread("candidates", queryKey, jokerId);

  const add = useMutation({
    meta: { ownErrors: true },
    mutationFn: (note: NewNote) => client.candidateNote.add.mutate({ ...note, jokerId }),
    onMutate: draft.clear,
    onSuccess: read,
    onError: (error, note) => {
      toast.error(failureOf(error).message);
      // Not over what has been begun since.
      if (clean(draft.latest().text) === "") draft.set(note);
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => client.candidateNote.delete.mutate({ id }),
    onSuccess: async () => {
      toast.success(successMessages.deleted);
      await read();
    },
  });
  const notes = (list.data?.pages ?? []).flatMap(({ items }) => items);
  const sending = add.isPending ? add.variables : undefined;
  return {
    list,
    notes: notes.filter(({ id }) => !(remove.isPending && remove.variables === id)),
    /** What is on its way, until the list has it. */
    sending: sending && !notes.some(({ id }) => id === sending.id) ? sending : undefined,
    text: draft.value.text,
    setText: (text: string) => draft.set(text ? { id: draft.value.id || uuidv7(), text } : noNote),
    add: () => add.mutate({ ...draft.value, text: clean(draft.value.text) }),
    remove: (id: string) => remove.mutate(id),
    read,
  };
}
