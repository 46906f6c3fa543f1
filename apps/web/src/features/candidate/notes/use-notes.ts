"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { type Outputs, useTRPC, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";

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
  const [draft, setDraft] = useState({ id: uuidv7(), text: "" });
  const list = useInfiniteQuery(
    trpc.candidateNote.list.infiniteQueryOptions({ jokerId }, nextPage),
  );
  const queryKey = trpc.candidateNote.list.infiniteQueryKey({ jokerId });
  const read = () => queries.invalidateQueries({ queryKey });
  useReread("candidates", queryKey, jokerId);

  const add = useMutation({
    meta: { ownErrors: true },
    mutationFn: (note: typeof draft) => client.candidateNote.add.mutate({ ...note, jokerId }),
    onMutate: () => setDraft({ id: uuidv7(), text: "" }),
    onSuccess: read,
    onError: (error, note) => {
      toast.error(failureOf(error).message);
      // Not over what has been begun since.
      setDraft((now) => (now.text.trim() === "" ? note : now));
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
    text: draft.text,
    setText: (text: string) => setDraft((now) => ({ ...now, text })),
    add: () => add.mutate({ ...draft, text: draft.text.trim() }),
    remove: (id: string) => remove.mutate(id),
    read,
  };
}
