"use client";

import type { ModalId } from "@tefuda/domain/constants/modal-ids";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { Modal } from "./modal.tsx";

export interface ConfirmModalProps {
  modal?: ModalId;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  busy?: boolean;
  /** Enter confirms at once; for work done by keyboard, where nothing is lost by it. */
  confirmFirst?: boolean;
  children?: ReactNode;
}

/** A question with two answers. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { open, onClose, onConfirm, title, body, confirmLabel, busy, children } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...(props.confirmFirst && { initialFocus: confirm })}
      modal={props.modal}
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
          <Button ref={confirm} variant={props.tone ?? "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
