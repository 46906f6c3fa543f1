"use client";

import type { ReactNode } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { actCopy } from "./act-copy.ja";

const { failures, choose } = actCopy;

export interface ActWindowProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  body: string;
  confirmLabel: string;
  tone?: "primary" | "danger";
  /** False once the step cannot be taken any more: the window then says so and can only be closed. */
  isPossible: boolean;
  isBusy: boolean;
  failure: string | undefined;
  children?: ReactNode;
}

/** A step of the schedule with its question; it stays open, and keeps what is in it, when refused. */
export function ActWindow(props: ActWindowProps) {
  const { open, onClose, onConfirm, isPossible, isBusy, failure } = props;
  // While it closes it keeps its face, whatever has just become of the schedule.
  const isUsable = isPossible || isBusy || !open;
  const said = isUsable ? failure : failures.changed;
  return (
    <Modal
      open={open}
      onClose={onClose}
      width="sm"
      title={props.title}
      description={props.body}
      footer={
        isUsable ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {choose.back}
            </Button>
            <Button variant={props.tone ?? "primary"} busy={isBusy} onClick={onConfirm}>
              {props.confirmLabel}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{failures.close}</Button>
        )
      }
    >
      {said && (
        <Banner inset tone="danger">
          {said}
        </Banner>
      )}
      {props.children}
    </Modal>
  );
}
