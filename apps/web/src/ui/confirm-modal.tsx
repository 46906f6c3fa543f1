"use client";

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { Modal } from "./modal.tsx";

export interface ConfirmModalProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  busy?: boolean;
  children?: ReactNode;
}

/** A question with two answers. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { open, onClose, onConfirm, title, body, confirmLabel, busy, children } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={body}
      width="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {props.cancelLabel ?? uiCopy.cancel}
          </Button>
          <Button variant={props.tone ?? "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
