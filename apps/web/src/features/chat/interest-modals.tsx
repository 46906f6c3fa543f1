"use client";

import { useMutation } from "@tanstack/react-query";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import {
  type InterestLevel,
  interestLevelLabels,
  interestLevels,
} from "@tefuda/domain/options/interest";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { chatCopy } from "./copy.ja";

const copy = chatCopy.interest;

export interface InterestModalsProps {
  matchingId: string;
  /** The question that is being answered; nothing while both are closed. */
  question: ChatMessage | undefined;
  companyName: string;
  aceName: string;
  onClose: () => void;
}

/** `interest-action-selection`, then `mc-interest-action-confirmation` (spec 4 · Interest action). */
export function InterestModals(props: InterestModalsProps) {
  const { matchingId, question, companyName, aceName, onClose } = props;
  const trpc = useTRPC();
  const [chosen, setChosen] = useState<InterestLevel>();
  const [isConfirming, setConfirming] = useState(false);
  const level = chosen ?? question?.selectedInterestAction ?? undefined;
  const close = () => {
    setChosen(undefined);
    setConfirming(false);
    onClose();
  };
  const tell = useMutation(trpc.chat.sendInterestAction.mutationOptions({ onSuccess: close }));

  return (
    <>
      <Modal
        open={question !== undefined && !isConfirming}
        onClose={close}
        width="sm"
        title={copy.title}
        description={copy.body(companyName, aceName)}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {copy.later}
            </Button>
            <Button disabled={!level} onClick={() => setConfirming(true)}>
              {copy.next}
            </Button>
          </>
        }
      >
        <RadioCards
          legend={copy.title}
          hideLegend
          options={interestLevels.map((value) => ({ value, label: interestLevelLabels[value] }))}
          value={level}
          onChange={setChosen}
        />
      </Modal>
      <ConfirmModal
        open={question !== undefined && isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          if (question && level) tell.mutate({ matchingId, messageId: question.id, action: level });
        }}
        title={copy.confirmTitle}
        body={level && copy.confirmBody(aceName, interestLevelLabels[level])}
        cancelLabel={copy.back}
        confirmLabel={copy.tell}
        busy={tell.isPending}
      />
    </>
  );
}
