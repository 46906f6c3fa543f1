"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { SectionCard } from "@/ui/section-card";
import { TextArea } from "@/ui/text-area";
import { ownRecruitmentCopy } from "./copy.ja";
import { usePositionActions } from "./use-position-actions";

const { operator: copy } = ownRecruitmentCopy;
const REASON_MAX = 200;

/** Ending a position that breaks law or terms, for operators. */
export function OperatorClose({ recruitmentId }: { recruitmentId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { value: reason, set: setReason, clear } = useKeptText("positionEnd", recruitmentId);
  const router = useRouter();
  const actions = usePositionActions(recruitmentId);
  const close = async () => {
    try {
      await actions.close(reason);
      clear();
      router.push("/recruitments");
    } catch {
      setOpen(false);
    }
  };
  return (
    <SectionCard
      title={copy.title}
      lead={copy.lead}
      action={
        <Button variant="danger" onClick={() => setOpen(true)}>
          {copy.close}
        </Button>
      }
    >
      <ConfirmModal
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void close()}
        title={copy.close}
        body={copy.body}
        confirmLabel={copy.close}
        tone="danger"
        busy={actions.isBusy}
      >
        <Field label={copy.reason} optional count={{ text: reason, limit: REASON_MAX }}>
          <TextArea
            value={reason}
            maxLength={REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </ConfirmModal>
    </SectionCard>
  );
}
