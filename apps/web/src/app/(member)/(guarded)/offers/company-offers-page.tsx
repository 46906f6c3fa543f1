"use client";

import { CompanyLikes } from "@/features/like/company-likes";
import { likeCopy } from "@/features/like/copy.ja";
import { CompanyOffers } from "@/features/offer-send/company-offers";
import { useLiveCount } from "@/platform/live/use-live-count";

/** The offers that a company sent, with the likes that came to it. */
export function CompanyOffersPage({ waitingLikes }: { waitingLikes: number }) {
  const count = useLiveCount("likes-waiting", waitingLikes);
  return (
    <CompanyOffers
      likes={<CompanyLikes key="likes" tab="likes" />}
      closedLikes={(empty) => <CompanyLikes key="closed" tab="closed" empty={empty} />}
      waitingLikes={{ count, text: likeCopy.company.waiting(count) }}
    />
  );
}
