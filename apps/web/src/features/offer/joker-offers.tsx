"use client";

import {
  type JokerOfferTab,
  jokerOfferTabLabels,
  jokerOfferTabs,
  type OfferSort,
} from "@tefuda/domain/offer/constants";
import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { MoreButton } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { offerCopy as copy } from "./copy.ja";
import { OfferCard } from "./offer-card";
import { OfferSkeletons } from "./offer-skeletons";
import { OfferSorting } from "./offer-sorting";
import { useJokerOffers } from "./use-joker-offers";

export interface JokerOffersProps {
  tab: JokerOfferTab;
  sort: OfferSort;
  /** Where the judgement stands, for those who are not registered yet. */
  banner?: ReactNode;
  /** The likes that the seeker sent. */
  likes?: ReactNode;
  /** Those of them that have ended; or what stands there when nothing has ended at all. */
  closedLikes?: (empty: ReactNode) => ReactNode;
}

/** The offers screen of a seeker: received, likes sent, closed. */
export function JokerOffers({ tab, sort, banner, likes, closedLikes }: JokerOffersProps) {
  const { now, list, offers, waitingCount } = useJokerOffers(tab, sort);
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      {banner}
      <LinkTabs
        label={copy.tabs}
        current={tab}
        items={jokerOfferTabs.map((key) => ({
          key,
          label: jokerOfferTabLabels[key],
          href: key === "received" ? "/offers" : `/offers?tab=${key}`,
          ...(key === "received" && {
            count: waitingCount,
            countText: copy.waiting(waitingCount),
          }),
        }))}
      />
      {tab === "likes" ? (
        (likes ?? <NoOffers tab={tab} />)
      ) : offers ? (
        <>
          {tab === "received" && offers.length > 1 && <OfferSorting sort={sort} />}
          {offers.length === 0 && tab === "received" && <NoOffers tab={tab} />}
          {offers.length > 0 && (
            <ul aria-label={copy.list} className="grid gap-5 lg:grid-cols-2">
              {offers.map((offer) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} now={now} />
                </li>
              ))}
            </ul>
          )}
          <MoreButton list={list} />
          {tab === "closed" && closedLikes?.(offers.length === 0 && <NoOffers tab={tab} />)}
        </>
      ) : list.isError ? (
        <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />
      ) : (
        <OfferSkeletons />
      )}
    </PageContainer>
  );
}

function NoOffers({ tab }: { tab: JokerOfferTab }) {
  return (
    <EmptyState
      drawing={tab === "received" ? "document" : "cards"}
      text={copy.empty[tab]}
      action={
        tab === "received" && (
          <ButtonLink href="/mypage/profile" variant="secondary">
            {copy.toProfile}
          </ButtonLink>
        )
      }
    />
  );
}
