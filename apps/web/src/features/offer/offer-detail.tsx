"use client";

import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { Card } from "@/ui/card";
import { ErrorState } from "@/ui/error-state";
import { establishedCopy } from "@/ui/established/copy.ja";
import { lateWindow } from "@/ui/late-window";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonText } from "@/ui/skeleton";
import { AceCard } from "./ace-card";
import { AnswerBar } from "./answer-bar";
import { CompanyCard } from "./company-card";
import { offerCopy as copy } from "./copy.ja";
import { NoOffer } from "./no-offer";
import { OfferHead } from "./offer-head";
import { OfferLetter } from "./offer-letter";
import { OfferRecruitment } from "./offer-recruitment";
import type { OfferSlots } from "./offer-slots";
import { OfferTerms } from "./offer-terms";
import type { JokerOfferDetail } from "./types";
import { useAnswer } from "./use-answer";
import { useOffer } from "./use-offer";

const NotInterestedModal = lateWindow(() =>
  import("./not-interested-modal").then(({ NotInterestedModal }) => NotInterestedModal),
);
const EstablishedModal = lateWindow(() =>
  import("@/ui/established/established-modal").then(({ EstablishedModal }) => EstablishedModal),
);

export interface OfferDetailProps extends OfferSlots {
  offerId: string;
}

/** One offer with all that a careful person asks before answering. */
export function OfferDetail({ offerId, ...slots }: OfferDetailProps) {
  const { query, detail, now, refresh, wasRemoved } = useOffer(offerId);
  if (wasRemoved || (query.isError && failureOf(query.error).code === "dataNotFound"))
    return <NoOffer wasRemoved={detail !== undefined} />;
  if (detail) return <Shown detail={detail} now={now} refresh={refresh} slots={slots} />;
  return (
    <PageContainer width="wide">
      {query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
    </PageContainer>
  );
}

interface ShownProps {
  detail: JokerOfferDetail;
  now: Date;
  refresh: ReturnType<typeof useOffer>["refresh"];
  slots: OfferSlots;
}

function Shown({ detail, now, refresh, slots }: ShownProps) {
  const { offer, recruitment } = detail;
  const me = useSession();
  const answer = useAnswer(offer.id, refresh);
  const bar = (
    <AnswerBar
      offer={offer}
      now={now}
      onAccept={() => answer.ask("themes")}
      onDecline={() => answer.ask("notInterested")}
    />
  );
  const asking = {
    busy: answer.isAnswering,
    failure: answer.failure,
    onClose: answer.close,
  };

  const company = <CompanyCard offer={offer}>{slots.company(offer)}</CompanyCard>;
  const interest = offer.status === "interested" && slots.interest(offer);

  return (
    <PageContainer width="wide">
      <OfferHead offer={offer} now={now} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="grid gap-6">
          {interest && <div className="lg:hidden">{interest}</div>}
          <OfferLetter offer={offer} />
          <div className="grid gap-6 lg:hidden">
            <AceCard offer={offer} />
            {company}
            <OfferTerms detail={detail} now={now} />
          </div>
          <OfferRecruitment recruitment={recruitment} />
        </div>
        <aside aria-label={copy.terms} className="stay-beside hidden gap-5 lg:grid">
          <OfferTerms detail={detail} now={now}>
            {bar}
          </OfferTerms>
          {interest}
          <AceCard offer={offer} />
          {company}
        </aside>
      </div>
      <div className="-mx-4 sticky bottom-[calc(var(--tab-bar-height)+var(--safe-bottom))] z-20 border-line border-t bg-paper/95 px-4 py-3 backdrop-blur-md md:-mx-6 md:px-6 lg:hidden">
        {bar}
      </div>
      {slots.themes({
        ...asking,
        open: answer.step === "themes",
        note: copy.themes.disclosure(offer.companyName, offer.aceName),
        onSkip: () => answer.accept({ themes: [] }),
        onDecide: answer.accept,
      })}
      <NotInterestedModal
        {...asking}
        open={answer.step === "notInterested"}
        onDecline={answer.decline}
      />
      <EstablishedModal
        open={answer.step === "established"}
        body={establishedCopy.withAce(offer.companyName, offer.aceName)}
        people={[
          { name: me.kind === "joker" ? (me.name ?? "") : "" },
          { name: offer.aceName, image: offer.aceImage },
        ]}
        room={answer.matchingId ? `/matchings/${answer.matchingId}` : "/matchings"}
        onClose={() => {
          answer.close();
          slots.onEstablishedLater(offer);
        }}
      />
      {slots.windows(offer)}
    </PageContainer>
  );
}
