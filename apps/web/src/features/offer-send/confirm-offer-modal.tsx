"use client";

import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useRefusal } from "@/platform/session/use-refusal";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { offerSendCopy } from "./copy.ja";

const copy = offerSendCopy.confirm;

interface ConfirmOfferModalProps {
  isOpen: boolean;
  onClose: () => void;
  onSend: () => void;
  isSending: boolean;
  jokerName: string;
  recruitmentTitle: string;
  remaining: number;
}

/** The modal `confirm-offer-check`; without offers left it says so instead (spec 2 · Modal identifiers). */
export function ConfirmOfferModal(props: ConfirmOfferModalProps) {
  const { isOpen, onClose, onSend, isSending, jokerName, recruitmentTitle, remaining } = props;
  const isUsedUp = remaining === 0 && !isSending;
  const refusal = useRefusal("offer:send");
  return (
    <Modal
      modal="confirm-offer-check"
      open={isOpen}
      onClose={onClose}
      width="sm"
      title={copy.title}
      description={copy.body(jokerName, recruitmentTitle, remaining)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.back}
          </Button>
          <Button onClick={onSend} busy={isSending} refusal={refusal} disabled={isUsedUp}>
            {copy.send}
          </Button>
        </>
      }
    >
      {isUsedUp && (
        <Banner inset tone="danger">
          {errorText("reactOfferCount")}
        </Banner>
      )}
    </Modal>
  );
}
