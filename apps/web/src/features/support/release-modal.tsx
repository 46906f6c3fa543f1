"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RELEASE_REASON } from "@tefuda/domain/matching/oversight";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { ReasonModal } from "@/ui/reason-modal";
import { useToast } from "@/ui/use-toast";
import { supportCopy } from "./copy.ja";

const copy = supportCopy.releaseModal;

export interface ReleaseModalProps {
  matchingId: string | undefined;
  onClose: () => void;
  onReleased?: () => void;
}

/** Ends a matching with a reason that only its record names. */
export function ReleaseModal({ matchingId, onClose, onReleased }: ReleaseModalProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const reason = useKeptText("release", matchingId ?? "");
  const release = useMutation(
    trpc.matching.releaseByOperator.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.done);
        reason.clear();
        onClose();
        onReleased?.();
        return queries.invalidateQueries({ queryKey: trpc.matching.pathKey() });
      },
    }),
  );
  const failure = release.error && failureOf(release.error);
  return (
    <ReasonModal
      open={matchingId !== undefined}
      reason={reason.value}
      onReason={reason.set}
      onClose={() => {
        release.reset();
        onClose();
      }}
      onConfirm={() => matchingId && release.mutate({ matchingId, reason: reason.value })}
      busy={release.isPending}
      title={copy.title}
      body={copy.body}
      label={copy.reason}
      limit={RELEASE_REASON.max}
      confirmLabel={copy.action}
      fault={failure ? (failure.fields.reason ?? failure.message) : undefined}
    />
  );
}
