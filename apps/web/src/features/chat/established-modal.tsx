"use client";

import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { chatCopy } from "./copy.ja";

const copy = chatCopy.established;

export interface EstablishedModalProps {
  open: boolean;
  body: string;
  onClose: () => void;
  onWrite: () => void;
}

/** `matching-establishment`: on arriving in the room of a new matching. */
export function EstablishedModal({ open, body, onClose, onWrite }: EstablishedModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      width="sm"
      placement="center"
      title={copy.title}
      description={body}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.later}
          </Button>
          <Button onClick={onWrite}>{copy.write}</Button>
        </>
      }
    />
  );
}
