"use client";

import dynamic from "next/dynamic";
import { JudgingBanner } from "@/features/judgement/judging-banner";
import { JokerOffers, type JokerOffersProps } from "@/features/offer/joker-offers";

// Shown in their tabs only.
const JokerLikes = dynamic(() =>
  import("@/features/like/joker-likes").then(({ JokerLikes }) => JokerLikes),
);
const ConsultAgent = dynamic(() =>
  import("../../../_like/consult-agent").then(({ ConsultAgent }) => ConsultAgent),
);

/** The offers that a joker received, with the likes that went out. */
export function JokerOffersPage(props: Pick<JokerOffersProps, "tab" | "sort">) {
  return (
    <JokerOffers
      {...props}
      banner={<JudgingBanner />}
      likes={
        <>
          <JokerLikes tab="likes" />
          <ConsultAgent />
        </>
      }
      closedLikes={(empty) => <JokerLikes tab="closed" empty={empty} />}
    />
  );
}
