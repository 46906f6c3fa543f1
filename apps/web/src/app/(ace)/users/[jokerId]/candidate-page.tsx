"use client";

import { CandidateDetail } from "@/features/candidate/candidate-detail";
import { SentNotice } from "@/features/offer-send/sent-notice";

/** A candidate with the offer that the viewer has just sent, as long as it can be taken back. */
export function CandidatePage({ jokerId }: { jokerId: string }) {
  return (
    <CandidateDetail
      jokerId={jokerId}
      sentOffer={({ sentOffer }) => sentOffer && <SentNotice offer={sentOffer} />}
    />
  );
}
