"use client";

import { Banner } from "@/ui/banner";
import { offerSendCopy as copy } from "./copy.ja";
import { UndoOffer } from "./undo-offer";
import { useTimeLeft } from "./use-time-left";

interface SentNoticeProps {
  offer: { readonly id: string; readonly undoableUntil: Date };
}

/** Says that one's offer has been sent, for as long as it can be taken back. */
export function SentNotice({ offer }: SentNoticeProps) {
  if (useTimeLeft(offer.undoableUntil) === undefined) return null;
  return (
    <Banner
      inset
      tone="success"
      action={<UndoOffer offerId={offer.id} until={offer.undoableUntil} />}
    >
      {copy.undo.sent}
    </Banner>
  );
}
