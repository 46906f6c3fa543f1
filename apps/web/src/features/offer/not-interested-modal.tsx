"use client";

import { type DeclineReason, declineReasons } from "@tefuda/domain/offer/constants";
import { declineReasonLabels } from "@tefuda/domain/offer/labels.ja";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { ConfirmModal } from "@/ui/confirm-modal";
import { RadioCards } from "@/ui/radio-cards";
import { offerCopy } from "./copy.ja";

const copy = offerCopy.notInterested;

export interface NotInterestedModalProps {
  open: boolean;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onDecline: (reasonKey: DeclineReason | undefined) => void;
}

/** `confirm-not-interested`: passes an offer over, with a reason for the operator's figures only. */
export function NotInterestedModal(props: NotInterestedModalProps) {
  const { open, busy, failure, onClose, onDecline } = props;
  const [reason, setReason] = useState<DeclineReason>();
  return (
    <ConfirmModal
      modal="confirm-not-interested"
      open={open}
      onClose={onClose}
      onConfirm={() => onDecline(reason)}
      title={copy.title}
      body={copy.body}
      confirmLabel={copy.confirm}
      busy={busy}
    >
      {failure && (
        <Banner tone="danger" inset>
          {failure}
        </Banner>
      )}
      <RadioCards
        legend={copy.legend}
        optional
        options={declineReasons.map((value) => ({ value, label: declineReasonLabels[value] }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmModal>
  );
}
