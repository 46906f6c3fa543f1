"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";

export type CannedReply = Outputs["cannedReply"]["list"]["items"][number];

/** The ace's canned replies and their changes; what another tab changed shows on opening. */
export function useCannedReplies(isOpen: boolean) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const list = useQuery(
    trpc.cannedReply.list.queryOptions(undefined, { enabled: isOpen, staleTime: 0 }),
  );
  const refresh = () => queries.invalidateQueries(trpc.cannedReply.list.queryFilter());
  const save = useMutation(
    trpc.cannedReply.save.mutationOptions({
      meta: { ownErrors: true },
      onSettled: refresh,
      onSuccess: () => toast.success(),
    }),
  );
  const remove = useMutation(
    trpc.cannedReply.delete.mutationOptions({
      onSettled: refresh,
      onSuccess: () => toast.success(successMessages.deleted),
    }),
  );
  // The order on the screen is the one that was asked for until the server says otherwise.
  const reorder = useMutation(trpc.cannedReply.reorder.mutationOptions({ onSettled: refresh }));
  const asked = reorder.isPending ? reorder.variables.to : undefined;
  const stored = list.data?.items;
  const items =
    stored && asked ? asked.flatMap((id) => stored.find((reply) => reply.id === id) ?? []) : stored;

  return {
    list,
    items,
    limit: list.data?.limit ?? 0,
    save,
    remove,
    isMoving: reorder.isPending,
    /** Moves one up or down; `onMoved` is told its place, counted from 1, once that is kept. */
    move(id: string, by: -1 | 1, onMoved: (place: number) => void) {
      const from = (stored ?? []).map((reply) => reply.id);
      const at = from.indexOf(id);
      const other = from[at + by];
      if (other === undefined || reorder.isPending) return;
      const to = from.map((one) => (one === id ? other : one === other ? id : one));
      reorder.mutate({ from, to }, { onSuccess: () => onMoved(at + by + 1) });
    },
  };
}

export type CannedReplies = ReturnType<typeof useCannedReplies>;
