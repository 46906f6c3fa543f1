"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { announceCopy as copy } from "./copy.ja";
import type { AnnounceItem } from "./types";

export interface WithdrawModalProps {
  announce: AnnounceItem | undefined;
  onClose: () => void;
}

/** Asks before an announcement is taken back for good. */
export function WithdrawModal({ announce, onClose }: WithdrawModalProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const withdraw = useMutation(
    trpc.announce.withdraw.mutationOptions({
      onSuccess: () => toast.success(copy.withdrawnDone),
      onSettled: () => {
        onClose();
        return queries.invalidateQueries({ queryKey: trpc.announce.listAll.pathKey() });
      },
    }),
  );
  return (
    <ConfirmModal
      open={announce !== undefined}
      onClose={onClose}
      onConfirm={() => {
        if (announce)
          withdraw.mutate({ announceId: announce.id, lockVersion: announce.lockVersion });
      }}
      busy={withdraw.isPending}
      tone="danger"
      title={copy.confirm.title}
      body={copy.confirm.body}
      confirmLabel={copy.confirm.action}
    >
      <p className="line-clamp-4 whitespace-pre-line rounded-md bg-sunken px-4 py-3 text-sm">
        {announce?.content}
      </p>
    </ConfirmModal>
  );
}
