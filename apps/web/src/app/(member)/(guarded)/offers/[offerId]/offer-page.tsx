"use client";

import { useState } from "react";
import { InterestCard } from "@/features/interest/interest-card";
import { firstQuestion, type InterestStep } from "@/features/interest/interest-thread";
import { OfferDetail } from "@/features/offer/offer-detail";
import type { JokerOffer } from "@/features/offer/types";
import { lateWindow } from "@/ui/late-window";
import { CompanyWindowButton } from "../../../../_company/company-window-button";

const ThemeWindow = lateWindow(() =>
  import("@/features/interest/theme-window").then(({ ThemeWindow }) => ThemeWindow),
);
const InterestWindows = lateWindow(() =>
  import("@/features/interest/interest-windows").then(({ InterestWindows }) => InterestWindows),
);

/** Themes were asked for with the answer: whoever skipped them there is not asked again. */
const asksThemes = false;

/** An offer with what is told after the match, and the company's window. */
export function OfferPage({ offerId }: { offerId: string }) {
  const [step, setStep] = useState<InterestStep>();
  return (
    <OfferDetail
      offerId={offerId}
      themes={(question) => <ThemeWindow {...question} />}
      interest={(offer) => {
        const thread = threadOf(offer);
        return thread && <InterestCard thread={thread} onAsk={setStep} />;
      }}
      company={({ companyId, companyName }) => (
        <CompanyWindowButton companyId={companyId} companyName={companyName} />
      )}
      windows={(offer) => {
        const thread = threadOf(offer);
        return (
          thread && (
            <InterestWindows
              thread={thread}
              open={step !== undefined}
              step={step}
              asksThemes={asksThemes}
              onStep={setStep}
              onClose={() => setStep(undefined)}
            />
          )
        );
      }}
      onEstablishedLater={(offer) => setStep(firstQuestion(offer, { asksThemes }))}
    />
  );
}

/** What can be told: to whoever sent the offer, once the two have matched. */
function threadOf({ matchingId, ...offer }: JokerOffer) {
  const isMatched = offer.status === "interested" && offer.isMatchedWithAce;
  return matchingId && isMatched ? { ...offer, matchingId } : undefined;
}
