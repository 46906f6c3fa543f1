"use client";

import { useRef } from "react";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { offerSendCopy } from "./copy.ja";

const copy = offerSendCopy.notLinking;

interface NotLinkingModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether there is a position to choose. */
  hasAny: boolean;
  /** Leads to the field; called once the modal has given the focus back. */
  onChoose: () => void;
}

/** The modal `not-linking-recruitment` (spec 2 · Modal identifiers). */
export function NotLinkingModal({ isOpen, onClose, hasAny, onChoose }: NotLinkingModalProps) {
  const isChoosing = useRef(false);
  const choose = () => {
    isChoosing.current = true;
    onClose();
  };
  return (
    <Modal
      modal="not-linking-recruitment"
      open={isOpen}
      onClose={onClose}
      onClosed={() => {
        if (isChoosing.current) onChoose();
        isChoosing.current = false;
      }}
      width="sm"
      title={copy.title}
      description={copy.body}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          {hasAny && <Button onClick={choose}>{copy.choose}</Button>}
        </>
      }
    />
  );
}
