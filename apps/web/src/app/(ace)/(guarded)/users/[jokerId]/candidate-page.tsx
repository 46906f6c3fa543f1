"use client";

import { CandidateDetail } from "@/features/candidate/candidate-detail";
import { SentNotice } from "@/features/offer-send/sent-notice";
import { CandidateStars } from "../../../../_like/candidate-stars";

/** A candidate with the offer that the viewer has just sent, as long as it can be taken back. */
export function CandidatePage({ jokerId }: { jokerId: string }) {
  return (
    <CandidateStars>
      <CandidateDetail
        jokerId={jokerId}
        sentOffer={({ sentOffer }) => sentOffer && <SentNotice offer={sentOffer} />}
      />
    </CandidateStars>
  );
}
