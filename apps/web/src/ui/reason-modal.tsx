"use client";

import type { ReactNode } from "react";
import { ConfirmModal } from "./confirm-modal.tsx";
import { Field } from "./field.tsx";
import { TextArea } from "./text-area.tsx";

export interface ReasonModalProps {
  open: boolean;
  onClose: () => void;
  /** What was typed about this one thing: it is no reason for another. */
  reason: string;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  title: string;
  body: ReactNode;
  /** The words that it is done to. */
  quote?: string | undefined;
  /** Names the field. */
  label: string;
  limit: number;
  confirmLabel: string;
  /** Red unless nothing is lost by it. */
  tone?: "primary" | "danger";
  busy: boolean;
  /** What was wrong with the reason, or with the whole. */
  fault: string | undefined;
}

/** A question whose yes needs a reason. */
export function ReasonModal(props: ReasonModalProps) {
  const { reason, onReason, quote, limit, label, fault, tone = "danger", ...question } = props;
  return (
    <ConfirmModal {...question} tone={tone}>
      <div className="grid gap-5">
        {quote !== undefined && (
          <blockquote className="line-clamp-3 whitespace-pre-line break-words rounded-md bg-sunken px-3 py-2 text-sm">
            {quote}
          </blockquote>
        )}
        <Field label={label} required error={fault} count={{ text: reason, limit }}>
          <TextArea minRows={3} value={reason} onChange={(event) => onReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmModal>
  );
}
