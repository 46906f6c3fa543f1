"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { offerSendCopy } from "./copy.ja";
import { recruitmentFieldId } from "./recruitment-field";

const copy = offerSendCopy.notLinking;

interface NotLinkingModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether there is a position to choose; without one the way leads to the positions. */
  hasAny: boolean;
}

/** The modal `not-linking-recruitment` (spec 2 · Modal identifiers). */
export function NotLinkingModal({ isOpen, onClose, hasAny }: NotLinkingModalProps) {
  const router = useRouter();
  const choose = () => {
    onClose();
    if (hasAny) document.getElementById(recruitmentFieldId)?.scrollIntoView({ block: "start" });
    else router.push("/recruitments");
  };
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      width="sm"
      title={copy.title}
      description={copy.body}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <Button onClick={choose}>{copy.choose}</Button>
        </>
      }
    />
  );
}
