"use client";

import { judgingModalState, judgingModalTexts } from "@tefuda/domain/judgement/labels.ja";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Modal } from "@/ui/modal";
import { JudgementRemarks } from "./judgement-remarks";
import type { OwnJudgement } from "./own-judgement";

const destinations = {
  notSubmitted: "/registration",
  underReview: "/mypage/profile",
  remanded: "/registration?step=confirmation",
  rejected: "/registration?step=confirmation",
} as const;

export interface JudgingStatusModalProps {
  judgement: OwnJudgement;
  open: boolean;
  onClose: () => void;
}

/** Tells a seeker where the judgement stands and what to do next (`joker-judging-status`). */
export function JudgingStatusModal({ judgement, open, onClose }: JudgingStatusModalProps) {
  const state = judgingModalState(judgement.status);
  if (!state) return null;
  const { title, body, close, proceed } = judgingModalTexts[state];
  return (
    <Modal
      modal="joker-judging-status"
      open={open}
      onClose={onClose}
      width="sm"
      title={title}
      description={body}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
          <ButtonLink href={destinations[state]} onClick={onClose}>
            {proceed}
          </ButtonLink>
        </>
      }
    >
      <JudgementRemarks judgement={judgement} onLeave={onClose} />
    </Modal>
  );
}
