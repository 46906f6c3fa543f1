"use client";

import { offerFieldLabels, offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { DescriptionList } from "@/ui/description-list";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonText } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { offerSendCopy } from "./copy.ja";
import { OfferStatusBadge, payOf } from "./offer-row";
import { OfferTimeline } from "./offer-timeline";
import type { SentOffer } from "./types";
import { UndoOffer } from "./undo-offer";
import { useSentOffer } from "./use-sent-offer";

const copy = offerSendCopy.detail;
const back = { href: "/offers", label: copy.back };

/** One offer that the company sent: its text, its conditions, and what became of it, live. */
export function SentOfferDetail({ offerId }: { offerId: string }) {
  const { query, offer, isGone } = useSentOffer(offerId);
  if (offer) return <Shown offer={offer} />;
  return (
    <PageContainer width="wide">
      <PageHeader title={offerSendCopy.title} back={back} />
      {isGone ? (
        <EmptyState text={copy.gone} />
      ) : query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
    </PageContainer>
  );
}

function Shown({ offer }: { offer: SentOffer }) {
  const { joker } = offer;
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.to(joker.name)}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OfferStatusBadge status={offer.status} />
            {joker.recency && <span className="text-ink-2 text-xs">{joker.recency}</span>}
          </span>
        }
        back={back}
        actions={
          <>
            {offer.matchingId && (
              <ButtonLink href={`/matchings/${offer.matchingId}`}>
                {offerSendCopy.openMatching}
              </ButtonLink>
            )}
            {offer.undoableUntil && <UndoOffer offerId={offer.id} until={offer.undoableUntil} />}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <SectionCard title={copy.letter}>
          <dl className="grid gap-5">
            {(["reason", "message"] as const).map((key) => (
              <div key={key} className="grid gap-1">
                <dt className="text-ink-2 text-sm">{offerFieldLabels[key]}</dt>
                <dd className="whitespace-pre-line">{offer[key]}</dd>
              </div>
            ))}
          </dl>
        </SectionCard>
        <div className="grid gap-6">
          <SectionCard title={copy.timeline}>
            <OfferTimeline offer={offer} />
          </SectionCard>
          <SectionCard title={copy.terms}>
            <DescriptionList
              items={[
                {
                  term: copy.recruitment,
                  value: (
                    <TextLink href={`/recruitment/${offer.recruitmentId}`}>
                      {offer.recruitmentTitle}
                    </TextLink>
                  ),
                },
                { term: copy.pay, value: payOf(offer) },
                { term: copy.purpose, value: offerPurposeLabels[offer.purpose] },
                { term: copy.by, value: offer.aceName },
              ]}
            />
            {joker.isViewable ? (
              <ButtonLink href={`/users/${joker.id}`} variant="secondary">
                {copy.profile}
              </ButtonLink>
            ) : (
              <p className="text-ink-2 text-sm">{offerSendCopy.unseen}</p>
            )}
          </SectionCard>
        </div>
      </div>
    </PageContainer>
  );
}
