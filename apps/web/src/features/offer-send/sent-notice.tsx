"use client";

import { Banner } from "@/ui/banner";
import { offerSendCopy as copy } from "./copy.ja";
import { UndoOffer } from "./undo-offer";

interface SentNoticeProps {
  offer: { readonly id: string; readonly undoableUntil: Date };
}

/** Says that one's offer has been sent, and takes it back while that is possible. */
export function SentNotice({ offer }: SentNoticeProps) {
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
