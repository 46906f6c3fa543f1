"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RELEASE_REASON } from "@tefuda/domain/matching/oversight";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
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
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  // What was typed about one matching is no reason to end another.
  const [about, setAbout] = useState(matchingId);
  if (matchingId && matchingId !== about) {
    setAbout(matchingId);
    setReason("");
    setFault(undefined);
  }
  const release = useMutation(
    trpc.matching.releaseByOperator.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.done);
        setReason("");
        setFault(undefined);
        onClose();
        onReleased?.();
        return queries.invalidateQueries({ queryKey: trpc.matching.pathKey() });
      },
      onError: (error) => {
        const failure = failureOf(error);
        setFault(failure.fields.reason ?? failure.message);
      },
    }),
  );
  return (
    <ConfirmModal
      open={matchingId !== undefined}
      onClose={onClose}
      onConfirm={() => matchingId && release.mutate({ matchingId, reason })}
      busy={release.isPending}
      tone="danger"
      title={copy.title}
      body={copy.body}
      confirmLabel={copy.action}
    >
      <Field
        label={copy.reason}
        required
        error={fault}
        count={{ text: reason, limit: RELEASE_REASON.max }}
      >
        <TextArea minRows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmModal>
  );
}
