"use client";

import { useMutation } from "@tanstack/react-query";
import { reportTexts } from "@tefuda/domain/report/constants";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { reportSendCopy as copy } from "./copy.ja";

export interface ReleaseWindowProps {
  matchingId: string | undefined;
  open: boolean;
  onClose: () => void;
  onReleased: () => void;
}

/** Asks once more before a matching is released (spec 4 · Releasing a matching). */
export function ReleaseWindow({ matchingId, open, onClose, onReleased }: ReleaseWindowProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const [fault, setFault] = useState<string>();
  const release = useMutation(
    trpc.matching.deleteMatching.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        onReleased();
        toast.success(reportTexts.released);
      },
      onError: (error) => {
        const failure = failureOf(error);
        setFault(failure.isPassing ? copy.failed : failure.message);
      },
    }),
  );
  const close = () => {
    setFault(undefined);
    onClose();
  };
  return (
    <ConfirmModal
      open={open}
      onClose={close}
      onConfirm={() => matchingId && release.mutate({ matchingId })}
      busy={release.isPending}
      tone="danger"
      title={reportTexts.releaseTitle}
      body={reportTexts.releaseBody}
      cancelLabel={reportTexts.releaseCancel}
      confirmLabel={reportTexts.releaseConfirm}
    >
      {fault && (
        <Banner tone="danger" inset>
          {fault}
        </Banner>
      )}
    </ConfirmModal>
  );
}
