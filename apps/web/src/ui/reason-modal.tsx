"use client";

import { type ReactNode, useState } from "react";
import { ConfirmModal } from "./confirm-modal.tsx";
import { Field } from "./field.tsx";
import { TextArea } from "./text-area.tsx";

export interface ReasonModalProps {
  /** What it is done to; closed without one. */
  about: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
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

/** A question whose yes needs a reason; what was typed about one thing is no reason for another. */
export function ReasonModal(props: ReasonModalProps) {
  const { about, quote, limit, label, fault, tone = "danger", ...question } = props;
  const [reason, setReason] = useState("");
  const [last, setLast] = useState(about);
  if (about && about !== last) {
    setLast(about);
    setReason("");
  }
  return (
    <ConfirmModal
      {...question}
      open={about !== undefined}
      onConfirm={() => question.onConfirm(reason)}
      tone={tone}
    >
      <div className="grid gap-5">
        {quote !== undefined && (
          <blockquote className="line-clamp-3 whitespace-pre-line break-words rounded-md bg-sunken px-3 py-2 text-sm">
            {quote}
          </blockquote>
        )}
        <Field label={label} required error={fault} count={{ text: reason, limit }}>
          <TextArea
            minRows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmModal>
  );
}
