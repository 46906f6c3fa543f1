"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { synonymCopy as copy } from "./copy.ja";
import type { SynonymGroup } from "./types";

interface RemoveModalProps {
  group: SynonymGroup | undefined;
  onClose: () => void;
}

/** Asks before a group is taken out of the searches. */
export function RemoveModal({ group, onClose }: RemoveModalProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useMutation(
    trpc.synonym.remove.mutationOptions({
      onSuccess: () => toast.success(copy.removed),
      onSettled: () => {
        onClose();
        return queries.invalidateQueries({ queryKey: trpc.synonym.list.pathKey() });
      },
    }),
  );
  return (
    <ConfirmModal
      open={group !== undefined}
      onClose={onClose}
      onConfirm={() => {
        if (group) remove.mutate({ id: group.id });
      }}
      busy={remove.isPending}
      tone="danger"
      title={copy.confirm.title}
      body={copy.confirm.body}
      confirmLabel={copy.confirm.action}
    >
      <p className="rounded-md bg-sunken px-4 py-3">{group?.words.join("、")}</p>
    </ConfirmModal>
  );
}
