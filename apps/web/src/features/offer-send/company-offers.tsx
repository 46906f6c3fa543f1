"use client";

import {
  type AceOfferTab,
  aceOfferTabLabels,
  aceOfferTabs,
  type SentOfferFilter,
} from "@tefuda/domain/offer/constants";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { MoreButton } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { offerSendCopy as copy } from "./copy.ja";
import { OfferFilters } from "./offer-filters";
import { OfferRow } from "./offer-row";
import { useSentOffers } from "./use-sent-offers";

interface CompanyOffersProps {
  /** The likes that the company received. */
  likes: ReactNode;
  /** Those of them that have ended; or what stands there when nothing has ended at all. */
  closedLikes: (empty: ReactNode) => ReactNode;
  /** How many likes wait for an answer. */
  waitingLikes: { readonly count: number; readonly text: string };
}

/** The company's view of the offers screen: sent, likes received, closed. */
export function CompanyOffers({ likes, closedLikes, waitingLikes }: CompanyOffersProps) {
  const asked = useSearchParams().get("tab");
  const tab = aceOfferTabs.find((one) => one === asked) ?? "sent";
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <LinkTabs
        label={copy.tabs}
        current={tab}
        items={aceOfferTabs.map((key) => ({
          key,
          label: aceOfferTabLabels[key],
          href: key === "sent" ? "/offers" : `/offers?tab=${key}`,
          ...(key === "likes" && { count: waitingLikes.count, countText: waitingLikes.text }),
        }))}
      />
      {tab === "likes" ? likes : <SentOffers key={tab} tab={tab} closedLikes={closedLikes} />}
    </PageContainer>
  );
}

interface SentOffersProps extends Pick<CompanyOffersProps, "closedLikes"> {
  tab: Exclude<AceOfferTab, "likes">;
}

function SentOffers({ tab, closedLikes }: SentOffersProps) {
  const [filter, setFilter] = useState<SentOfferFilter>({});
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const { list, offers, now } = useSentOffers(tab, filter);
  if (!offers)
    return list.isError ? (
      <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />
    ) : (
      <SkeletonCards count={5} />
    );
  if (offers.length === 0 && !list.hasNextPage && !isNarrowed) {
    const empty = <NoOffers tab={tab} />;
    return tab === "closed" ? closedLikes(empty) : empty;
  }
  return (
    <div className="grid gap-4">
      <OfferFilters tab={tab} filter={filter} onChange={setFilter} />
      {offers.length === 0 && <EmptyState text={copy.narrow.none} />}
      <ul aria-label={copy.list} className="grid gap-3 empty:hidden">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferRow offer={offer} now={now} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      {tab === "closed" && closedLikes(null)}
    </div>
  );
}

function NoOffers({ tab }: { tab: AceOfferTab }) {
  return (
    <EmptyState
      text={copy.empty[tab]}
      action={
        tab !== "closed" && (
          <ButtonLink href="/users" variant="secondary">
            {copy.findCandidates}
          </ButtonLink>
        )
      }
    />
  );
}
