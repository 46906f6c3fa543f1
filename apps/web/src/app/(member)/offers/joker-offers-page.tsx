"use client";

import { JudgingBanner } from "@/features/judgement/judging-banner";
import { JokerLikes } from "@/features/like/joker-likes";
import { JokerOffers, type JokerOffersProps } from "@/features/offer/joker-offers";
import { ConsultAgent } from "../../_like/consult-agent";

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
