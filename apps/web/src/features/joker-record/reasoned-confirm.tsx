"use client";

import { type ReactNode, useState } from "react";
import { z } from "zod";
import type { Kept } from "@/platform/editing/use-kept";
import { useFaults } from "@/platform/use-faults";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { jokerRecordCopy as copy } from "./copy.ja";

export interface ReasonedConfirmProps {
  open: boolean;
  onClose: () => void;
  title: string;
  body: string;
  confirmLabel: string;
  busy: boolean;
  /** What the reason has to be. */
  schema: z.ZodType<string>;
  /** What was typed about this one question. */
  reason: Kept<string>;
  onConfirm: (reason: string) => void;
  children?: ReactNode;
}

/** A question that is answered with a reason, for the audit log. */
export function ReasonedConfirm(props: ReasonedConfirmProps) {
  const { schema, reason, onConfirm, children, ...rest } = props;
  const { faults, check, forget } = useFaults();
  const [wasOpen, setWasOpen] = useState(rest.open);
  if (rest.open !== wasOpen) {
    setWasOpen(rest.open);
    if (rest.open) forget();
  }
  const confirm = () => {
    const checked = check(z.object({ reason: schema }), { reason: reason.value });
    if (checked) onConfirm(checked.reason);
  };
  return (
    <ConfirmModal {...rest} onConfirm={confirm}>
      {children}
      <Field label={copy.reason} required error={faults.reason}>
        <TextArea
          minRows={2}
          value={reason.value}
          onChange={(event) => reason.set(event.target.value)}
        />
      </Field>
    </ConfirmModal>
  );
}
