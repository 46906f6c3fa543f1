"use client";

import { Avatar } from "@/ui/avatar";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Modal } from "@/ui/modal";
import { offerCopy } from "./copy.ja";
import type { JokerOffer } from "./types";

const copy = offerCopy.established;

export interface EstablishedModalProps {
  open: boolean;
  offer: JokerOffer;
  /** The seeker's own name, for the other card. */
  myName: string;
  matchingId: string | undefined;
  onClose: () => void;
}

/** `matching-establishment`: two cards side by side, and the way into the room. */
export function EstablishedModal({
  open,
  offer,
  myName,
  matchingId,
  onClose,
}: EstablishedModalProps) {
  return (
    <Modal
      modal="matching-establishment"
      open={open}
      onClose={onClose}
      width="sm"
      placement="center"
      title={copy.title}
      description={copy.body(offer.companyName, offer.aceName)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.later}
          </Button>
          <ButtonLink href={matchingId ? `/matchings/${matchingId}` : "/matchings"}>
            {copy.write}
          </ButtonLink>
        </>
      }
    >
      <div aria-hidden="true" className="flex justify-center py-4">
        <span className="-rotate-6 -mr-3 rounded-md border border-line bg-surface p-5 shadow-low">
          <Avatar name={myName} size="lg" />
        </span>
        <span className="mt-3 rotate-6 rounded-md border border-line bg-surface p-5 shadow-high">
          <Avatar name={offer.aceName} src={offer.aceImage} size="lg" />
        </span>
      </div>
    </Modal>
  );
}
